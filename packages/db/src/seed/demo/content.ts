import type { assignment_status, assignment_type, event_type, weekday } from "../../generated/client.ts"
import type { CourseKey } from "./courses.ts"
import type { ChildKey } from "./people.ts"
import type { ResourceKey } from "./resources.ts"

/** The shapes of the demo family's content, from which the rows are made. Its texts are in American English. */

export type Task = {
  title: string
  description: string
  instructions: string
  type: assignment_type
  points_possible: number
}

type Graded = { points_earned: number; feedback: string }
export type GradedTask = Task & Graded

/** A submission: a text, or a document in Drive. */
export type Answer = { text: string } | { url: string }

type State =
  | { status: Extract<assignment_status, "assigned" | "in_progress"> }
  | { status: Extract<assignment_status, "submitted">; submitted_hours_ago: number; answer?: Answer }
  | (Graded & { status: Extract<assignment_status, "graded">; graded_hours_ago: number; answer?: Answer })

/** `due` is in school days from today; 0 is today, even if it is not a school day. */
export type CurrentTask = Task & { due: number } & State

export type CourseWork = { graded: GradedTask[]; current: CurrentTask[] }

export type LessonContent = {
  title: string
  objectives: string
  private_notes: string
  minutes: number
  resources: ResourceKey[]
}

/** Times of day as HH:MM. */
export type ClassContent = {
  course: CourseKey
  days: readonly weekday[]
  start: string
  end: string
  location: string
}

/** `day` is in school days from today; 0 is today. Without `time` the event is all-day and lasts `days` days. */
export type EventContent = {
  title: string
  description: string
  child: ChildKey | null
  event_type: event_type
  day: number
  location?: string
} & ({ time: { start: string; end: string } } | { days: number })
