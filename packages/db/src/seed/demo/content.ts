import type { assignment_status, assignment_type, event_type, weekday } from "../../generated/client.ts"
import type { CourseKey } from "./courses.ts"
import type { ChildKey } from "./people.ts"
import type { ResourceKey } from "./resources.ts"

/** The shapes in which the family's story is written down; the rows are made from them. Its words are American. */

export type Task = {
  title: string
  description: string
  instructions: string
  type: assignment_type
  points_possible: number
}

type Marked = { points_earned: number; feedback: string }
export type MarkedTask = Task & Marked

/** What was handed in: written, or a document in Drive. */
export type Answer = { text: string } | { url: string }

type State =
  | { status: Extract<assignment_status, "assigned" | "in_progress"> }
  | { status: Extract<assignment_status, "submitted">; handed_in_hours_ago: number; answer?: Answer }
  | (Marked & { status: Extract<assignment_status, "graded">; marked_hours_ago: number; answer?: Answer })

/** `due` counts school days from today; 0 is today itself, whatever day it is. */
export type CurrentTask = Task & { due: number } & State

export type CourseWork = { marked: MarkedTask[]; current: CurrentTask[] }

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

/** `day` counts school days from today, 0 being today; without `time` it lasts whole days, `days` of them. */
export type EventContent = {
  title: string
  description: string
  child: ChildKey | null
  event_type: event_type
  day: number
  location?: string
} & ({ time: { start: string; end: string } } | { days: number })
