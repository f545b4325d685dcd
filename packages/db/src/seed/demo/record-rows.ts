import { v7 } from "uuid"
import type { Prisma } from "../../generated/client.ts"
import { children } from "./people.ts"
import { courses, type CourseKey } from "./courses.ts"
import { firstYearOf, toDate } from "./school-calendar.ts"
import { untouched, type Setting } from "./setting.ts"

type Graded = Pick<
  Prisma.curriculumCreateManyInput,
  "level" | "credits" | "weights" | "drop_lowest" | "description" | "texts"
>

/** The credits and levels of Grace's courses, for her transcript. World History counts by weights. */
const records: Partial<Record<CourseKey, Graded>> = {
  "grace-algebra": { credits: 1, texts: "Introduction to Algebra, Rusczyk" },
  "grace-biology": {
    credits: 1,
    level: "honors",
    description: "Cells, genetics, evolution and ecology, with twelve formal lab reports.",
    texts: "CK-12 Biology",
  },
  "grace-world-history": {
    credits: 1,
    weights: { test: 40, essay: 25, project: 20, quiz: 10, homework: 5 },
    drop_lowest: { quiz: 1 },
    texts: "OER Project: World History",
  },
  "grace-english": { credits: 1, level: "honors", texts: "The Odyssey, tr. Wilson; Romeo and Juliet; Antigone" },
  "grace-spanish": { credits: 1 },
  "grace-art": { credits: 0.5 },
}

/** The columns of a course for records: the child's grade, and what Grace's transcript needs. */
export function recordColumns(course: CourseKey): Graded & { grade_level: string } {
  return { grade_level: children[courses[course].child].grade_level, ...records[course] }
}

/** Returns Grace's eighth-grade algebra, which is finished and counts for high school, its result, and a course at a college. */
export function pastRows(setting: Setting) {
  const { family_id, began, today, students, subjects } = setting
  const year = firstYearOf(today)
  const student_id = students.grace
  const own = { family_id, student_id, ...untouched(began) }
  const curriculum: Prisma.curriculumCreateManyInput = {
    ...own,
    id: v7(),
    subject_id: subjects["grace-algebra"],
    provider_id: setting.providers.aops,
    academic_year: `${year - 1}-${year}`,
    grade_level: "8",
    credits: 0.5,
    course_title: "Introduction to Algebra A",
    description: "Linear equations, ratios and first quadratics, taken in eighth grade for high school credit.",
  }
  const result: Prisma.course_resultCreateManyInput = {
    ...own,
    curriculum_id: curriculum.id ?? "",
    override_label: "A-",
    override_reason: "From our paper records of that year",
    comment: "Grace worked a year ahead and explained her steps clearly.",
    finalized_at: began,
    scale: { id: "builtin-letters", name: "Letters with plus and minus", kind: "letter", steps: standardSteps },
  }
  const college: Prisma.past_courseCreateManyInput = {
    ...own,
    academic_year: `${year}-${year + 1}`,
    grade_level: "9",
    title: "MUS 101: Music Appreciation",
    letter: "A",
    percent: 95,
    credits: 1,
    level: "dual_enrollment",
    provider_name: "Riverbend Community College",
  }
  return { curricula: [curriculum], course_results: [result], past_courses: [college] }
}

/** The date on which Grace will graduate, her name on the diploma, and the scores on her transcript. */
export function graduateColumns(today: string) {
  const year = firstYearOf(today)
  return {
    legal_name: "Grace Eleanor Whitaker",
    graduation_date: toDate(`${year + 4}-06-05`),
    test_scores: [{ name: "PSAT 8/9", score: "1040", taken_on: `${year}-04-14` }],
  }
}

/** The app's standard letters. This package must not import the rules. */
const standardSteps = [
  ["A", 93, 4],
  ["A-", 90, 3.7],
  ["B+", 87, 3.3],
  ["B", 83, 3],
  ["B-", 80, 2.7],
  ["C+", 77, 2.3],
  ["C", 73, 2],
  ["C-", 70, 1.7],
  ["D", 60, 1],
  ["F", 0, 0],
].map(([label, min_percent, points]) => ({ label, min_percent, points }))
