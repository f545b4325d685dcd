import { v7 } from "uuid"
import type { Prisma } from "../../generated/client.ts"
import { children } from "./people.ts"
import { courses, type CourseKey } from "./courses.ts"
import { finished, lastDayOfFinished } from "./finished.ts"
import { firstYearOf, toDate } from "./school-calendar.ts"
import { entriesOf, middayOf, untouched, type Setting } from "./setting.ts"
import { work } from "./work.ts"

type Graded = Pick<
  Prisma.curriculumCreateManyInput,
  "level" | "credits" | "weights" | "drop_lowest" | "description" | "texts"
>

/** The credits and levels of Grace's courses, for her transcript. English counts by weights. */
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
    description: "From the first cities to the Renaissance, with sources in every unit and a research paper.",
    texts: "OER Project: World History",
  },
  "grace-english": {
    credits: 1,
    level: "honors",
    weights: { essay: 40, test: 25, project: 15, quiz: 10, homework: 10 },
    drop_lowest: { essay: 1 },
    texts: "The Odyssey, tr. Wilson; Romeo and Juliet; Antigone",
  },
  "grace-spanish": {
    credits: 1,
    description: "Conversation with a native speaker twice a week, and grammar to the preterite.",
    texts: "Duolingo Spanish; ¡Cuéntame! short stories",
  },
  "grace-art": {
    credits: 0.5,
    description: "One hundred works from Lascaux to Venice, and eight studio pieces.",
    texts: "Smarthistory",
  },
}

/** The columns of a course for records: the child's grade, and what Grace's transcript needs. */
export function recordColumns(course: CourseKey): Graded & { grade_level: string } {
  return { grade_level: children[courses[course].child].grade_level, ...records[course] }
}

/**
 * Returns Grace's eighth-grade algebra, which is finished and counts for high school, the final results of that and of the courses
 * she has finished this year, and the courses she has taken elsewhere.
 */
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
    scale: standardScale,
  }
  const elsewhere = { ...own, academic_year: `${year}-${year + 1}`, grade_level: "9" }
  const college: Prisma.past_courseCreateManyInput = {
    ...elsewhere,
    title: "MUS 101: Music Appreciation",
    letter: "A",
    percent: 95,
    credits: 1,
    level: "dual_enrollment",
    provider_name: "Riverbend Community College",
  }
  const coop = { ...elsewhere, credits: 0.5, level: "regular", provider_name: "Cayuga Homeschool Co-op" } as const
  return {
    curricula: [curriculum],
    course_results: [result, ...finalResults(setting)],
    past_courses: [
      college,
      { ...coop, title: "Health", letter: "A-", percent: 92 },
      { ...coop, title: "Physical Education: Swimming", letter: "A", percent: 97 },
    ],
  }
}

/** Returns the final results of the courses that Grace has finished this year, which count by points. */
function finalResults(setting: Setting): Prisma.course_resultCreateManyInput[] {
  const { family_id, today, students, curricula } = setting
  const finalized_at = middayOf(setting, lastDayOfFinished(today))
  return entriesOf(finished).map(([course, comment]) => {
    const earned = work[course].graded.reduce((sum, task) => sum + task.points_earned, 0)
    const possible = work[course].graded.reduce((sum, task) => sum + task.points_possible, 0)
    const { percentage, letter_grade } = setting.grade({ earned, possible })
    return {
      family_id,
      student_id: students.grace,
      curriculum_id: curricula[course],
      percent: percentage,
      letter: letter_grade,
      points: standardSteps.find(({ label }) => label === letter_grade)?.points,
      comment,
      finalized_at,
      scale: standardScale,
      ...untouched(finalized_at),
    }
  })
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

/** The scale of final results as it is kept with them. */
const standardScale = {
  id: "builtin-letters",
  name: "Letters with plus and minus",
  kind: "letter",
  steps: standardSteps,
}
