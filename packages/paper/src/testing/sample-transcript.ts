import { standardScale } from "@hearthbook/core/grading/builtin-scales"
import { usualBonus, type CourseLevel } from "@hearthbook/core/grading/gpa"
import { transcriptFigures } from "@hearthbook/core/grading/transcript"
import type { FamilyCourse, PastCourse } from "@hearthbook/core/grading/transcript-types"
import type { TranscriptPaper } from "../documents/transcript.tsx"

const scale = standardScale

const titles = [
  "Biology",
  "World History",
  "Geometry",
  "English Composition",
  "Latin I",
  "Studio Art",
  "Physical Education",
  "Logic",
]
const labels = ["A", "A-", "B+", "B", "A", "C+", "A", "B-"]
const percents = [96.4, 91.25, 88, 84.5, 95, 77.75, 100, 80]
const levels: CourseLevel[] = ["regular", "honors", "regular", "ap", "regular", "dual_enrollment", "regular", "regular"]

/** A course of a grade level; the last year is 2026-2027. */
export function course(grade: number, index: number, changes: Partial<FamilyCourse> = {}): FamilyCourse {
  const at = index % titles.length
  return {
    curriculum_id: `${grade}-${index}`,
    academic_year: `${2014 + grade}-${2015 + grade}`,
    grade_level: String(grade),
    title: titles[at] ?? "",
    subject: "Science",
    level: levels[at] ?? "regular",
    credits: at === 6 ? 0.25 : at === 5 ? 0.5 : 1,
    provider_name: null,
    scale: scale,
    end_date: `${2015 + grade}-05-28`,
    result: { label: labels[at] ?? null, percent: percents[at] ?? null, is_final: true },
    waiting: 0,
    ...changes,
  }
}

const algebra: PastCourse = {
  id: "algebra",
  academic_year: "2022-2023",
  grade_level: "8",
  title: "Algebra I",
  letter: "A",
  percent: 94,
  credits: 1,
  level: "regular",
  provider_name: null,
}

export function paperOf(
  courses: FamilyCourse[],
  {
    name = "Ada Josephine Thornton",
    past = [],
    ...changes
  }: Partial<TranscriptPaper> & { name?: string; past?: PastCourse[] } = {},
): TranscriptPaper {
  return {
    student: { name, date_of_birth: "2009-03-14", graduation_date: "2027-06-05" },
    official: true,
    hours_per_credit: 120,
    ...transcriptFigures({
      courses,
      past_courses: past,
      scale,
      bonus: usualBonus,
      today: "2027-05-28",
    }),
    ...changes,
  }
}

/** Four years, with a course in progress, one taken elsewhere, and one before grade 9. */
export function usualTranscript(changes: Partial<TranscriptPaper> & { name?: string } = {}): TranscriptPaper {
  const years = [9, 10, 11, 12].flatMap((grade) => titles.map((_, index) => course(grade, index)).slice(0, 6))
  const late = course(12, 7, { result: { label: null, percent: null, is_final: false } })
  const college: PastCourse = {
    ...algebra,
    id: "college",
    academic_year: "2026-2027",
    grade_level: "12",
    title: "Calculus I",
    letter: "B+",
    percent: null,
    level: "dual_enrollment",
    provider_name: "Champlain Valley College",
  }
  return paperOf([...years, late], { past: [algebra, college], ...changes })
}

/** Sixty courses, with titles and places of sixty letters. */
export function fullTranscript(changes: Partial<TranscriptPaper> & { name?: string } = {}): TranscriptPaper {
  const courses = Array.from({ length: 60 }, (_, index) =>
    course(9 + Math.floor(index / 15), index, {
      title:
        index % 4 === 0
          ? `Advanced Studies in Comparative Literature and Rhetoric, Part ${index % 10}`
          : titles[index % 8],
      provider_name: index % 7 === 0 ? "The Northern Vermont Cooperative for Home Education in Essex" : null,
    }),
  )
  return paperOf(courses, { past: [algebra], ...changes })
}
