import type { DateFormat } from "../../time/date-format.ts"
import type { Day } from "../../time/days.ts"
import type { Calendar } from "../../time/read-day.ts"

/** A child who can be named in a line, by the first name, or by the short name that tells two children apart. */
export type QuickChild = { id: string; first_name: string; short_name: string }

/** A course that a line can be for. Its subject is what a parent writes. */
export type QuickCourse = { id: string; student_id: string; subject: string }

export type QuickContext = {
  children: QuickChild[]
  /** If a child has several courses in a subject, the first one is used. */
  courses: QuickCourse[]
  /** The child of a line that names none, such as the one a page shows. */
  child_id?: string | undefined
  /** The day of a line that names none. */
  day: Day
  /** The kind of a line without the word 'due'. */
  kind: QuickKind
  calendar: Calendar
  date_format: DateFormat
}

export type QuickKind = "lesson" | "assignment"

/** A run of words of a line, as it was typed, and how it was understood. */
export type QuickPart = { text: string; as: "mark" | "child" | "course" | "day" | "title" }

/** A line with what it becomes. */
export type QuickLine = {
  title: string
  kind: QuickKind
  day: Day
  /** False if the day is the one of a line that names none. */
  is_day_typed: boolean
  /** Each child with the course that it is for. */
  targets: QuickCourse[]
  /** Why nothing can be made of the line, in words. Null if it is complete. */
  missing: string | null
  /** A child who is named but gets nothing, in words. */
  left_out: string | null
  /** The whole line, in order: nothing that was typed is lost. */
  parts: QuickPart[]
}
