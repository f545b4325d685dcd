import { stepOfLabel, type ScaleFacts } from "./grading-scale.ts"

/** A thing that a report lacks, in words for the parent. `curriculum_id` is the course to open, if it is about one. */
export type Missing = { kind: MissingKind; message: string; curriculum_id: string | null }

export const missingKinds = [
  "school_name",
  "legal_name",
  "date_of_birth",
  "graduation_date",
  "courses",
  "credits",
  "result",
  "waiting_work",
  "past_letter",
  "past_credits",
  "description",
] as const
export type MissingKind = (typeof missingKinds)[number]

/** A course with what its result says. */
export type CourseState = {
  curriculum_id: string
  title: string
  /** True once the course or the term has ended or its result is final, so that a result is due. */
  is_over: boolean
  is_final: boolean
  scale: ScaleFacts
  result: ShownResult
  /** The number of assignments that wait for a grade. */
  waiting: number
}

/** The things that the result of one course lacks. A final result no longer changes, so that its work does not matter. */
export function missingOfCourse({ curriculum_id, title, ...state }: CourseState): Missing[] {
  const { is_over, is_final, scale, result, waiting } = state
  const missing: Missing[] = []
  if (is_over && !hasResult(scale, result)) {
    const { label } = result
    const message = label === null ? `${title} has no result` : `The result ${label} of ${title} is not on its scale`
    missing.push({ kind: "result", message, curriculum_id })
  }
  if (!is_final && waiting > 0) {
    const message =
      waiting === 1
        ? `1 assignment of ${title} waits for a grade`
        : `${waiting} assignments of ${title} wait for a grade`
    missing.push({ kind: "waiting_work", message, curriculum_id })
  }
  return missing
}

/** A course for high school without credits. */
export function missingCredits({ curriculum_id, title }: { curriculum_id: string; title: string }): Missing {
  return { kind: "credits", message: `${title} has no credits`, curriculum_id }
}

/** A report without the name of the school. */
export function missingSchool(school: { name: string | null } | null): Missing[] {
  if (school?.name?.trim()) return []
  return [{ kind: "school_name", message: "Your school has no name", curriculum_id: null }]
}

/** A result as a paper shows it. */
type ShownResult = { label: string | null; percent: number | null }

/** True if a course has what its scale asks for: a percentage, a label of the scale or, where grades are comments, nothing. */
export function hasResult(scale: ScaleFacts, { label, percent }: ShownResult): boolean {
  if (scale.kind === "narrative") return true
  if (scale.kind === "percent") return label !== null || percent !== null
  return stepOfLabel(scale, label) !== null
}
