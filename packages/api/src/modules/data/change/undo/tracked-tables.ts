/**
 * The tables whose rows a change records, parents before children: the order in which rows are restored. The migration that plans
 * the year declares their triggers. Time entries that follow a lesson or an event are left out (docs/decisions/033).
 */
export const trackedTables = [
  "school_year",
  "term",
  "student",
  "user",
  "settings",
  "subject",
  "provider",
  "resource",
  "grading_scale",
  "curriculum",
  "loop",
  "loop_course",
  "lesson",
  "lesson_resource",
  "assignment",
  "grade",
  "submission",
  "file",
  "schedule_entry",
  "event",
  "attendance_record",
  "requirement",
  "filing",
  "course_result",
  "past_course",
  "transcript",
  "time_entry",
  "notification",
] as const

export type TrackedTable = (typeof trackedTables)[number]

/** The column with a row's id. */
export function keyOf(table: TrackedTable): "id" | "user_id" {
  return table === "settings" ? "user_id" : "id"
}
