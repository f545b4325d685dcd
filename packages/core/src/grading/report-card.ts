import { missingCredits, missingOfCourse, missingSchool, type Missing } from "./missing.ts"
import type { ScaleFacts } from "./grading-scale.ts"
import { isHighSchool } from "./transcript.ts"

export const reportCardLayouts = ["k8", "high_school"] as const
export type ReportCardLayout = (typeof reportCardLayouts)[number]

/** High school shows credits and the GPA's points; the younger grades show effort and comments. */
export function reportCardLayout(grade_level: string): ReportCardLayout {
  return isHighSchool(grade_level) ? "high_school" : "k8"
}

/** A course on a report card of a term or a year. */
export type ReportedCourse = {
  curriculum_id: string
  title: string
  scale: ScaleFacts
  label: string | null
  percent: number | null
  credits: number | null
  is_final: boolean
  /** The number of assignments, due in the term or the year, that wait for a grade. */
  waiting: number
}

export type ReportCardReadiness = {
  school: { name: string | null } | null
  grade_level: string
  /** Null for the card of a year. Only such a card shows credits. */
  term_name: string | null
  courses: ReportedCourse[]
}

/** The things that a report card lacks. A parent may make it all the same. */
export function reportCardMissing({ school, grade_level, term_name, courses }: ReportCardReadiness): Missing[] {
  const showsCredits = term_name === null && reportCardLayout(grade_level) === "high_school"
  const none: Missing[] = [
    {
      kind: "courses",
      message: `There are no courses in this ${term_name === null ? "year" : "term"}`,
      curriculum_id: null,
    },
  ]
  return [
    ...missingSchool(school),
    ...(courses.length === 0 ? none : []),
    ...courses.flatMap((course) => [
      ...(showsCredits && course.credits === null ? [missingCredits(course)] : []),
      ...missingOfCourse(stateOf(course, term_name)),
    ]),
  ]
}

function stateOf({ curriculum_id, title, scale, is_final, waiting, ...result }: ReportedCourse, term: string | null) {
  return {
    curriculum_id,
    title: term === null ? title : `${title} in ${term}`,
    is_over: true,
    is_final,
    scale,
    result,
    waiting,
  }
}
