import type { ScaleKind } from "./grading-scale.ts"

/** A thing that a report lacks, in words for the parent. `curriculum_id` is the course to open, if it is about one. */
export type Missing = { kind: MissingKind; message: string; curriculum_id: string | null }

const missingKinds = [
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
] as const
export type MissingKind = (typeof missingKinds)[number]

/** A course with what its result says. */
export type CourseState = {
  curriculum_id: string
  title: string
  /** False while the course or the term is not over and not finalized. */
  is_over: boolean
  is_final: boolean
  has_result: boolean
  /** The number of assignments that wait for a grade. */
  waiting: number
}

/** The things that the result of one course lacks. A final result no longer changes, so that its work does not matter. */
export function missingOfCourse({ curriculum_id, title, ...state }: CourseState): Missing[] {
  const { is_over, is_final, has_result, waiting } = state
  const missing: Missing[] = []
  if (is_over && !has_result) missing.push({ kind: "result", message: `${title} has no result`, curriculum_id })
  if (!is_final && waiting > 0) {
    const message = `${waiting === 1 ? "1 assignment" : `${waiting} assignments`} of ${title} ${waiting === 1 ? "waits" : "wait"} for a grade`
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

/** True if a course has what its scale asks for: a percentage, a label or, where grades are comments, nothing. */
export function hasResult(
  kind: ScaleKind,
  { label, percent }: { label: string | null; percent: number | null },
): boolean {
  return kind === "narrative" || label !== null || (kind === "percent" && percent !== null)
}
