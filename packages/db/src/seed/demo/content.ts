import type {
  assignment_status,
  assignment_type,
  event_type,
  resource_type,
  user_role,
  weekday,
} from "../../generated/client.ts"
import type { CourseKey } from "./courses.ts"
import type { ProviderKey } from "./providers.ts"
import type { ResourceKey } from "./resources.ts"

/** The shapes in which the family's story is written down; the rows are made from them. Its words are American. */

export type ChildKey = "nora" | "eli" | "grace"

export type ChildContent = {
  first_name: string
  grade_level: string
  color: string
  /** Years before the one in which the academic year begins, and the day. */
  born: { years_before: number; month_and_day: string }
}

export type PersonContent = {
  first_name: string
  last_name: string
  role: user_role
  /** What stands before the @. */
  mailbox: string
  /** Whose log-in it is, for a child's. */
  child?: ChildKey
}

export type ProviderContent = { name: string; website: string }

export type CourseContent = {
  child: ChildKey
  name: string
  description: string
  icon: string
  color: string
  provider: ProviderKey | null
  goals: string
  notes: string
}

export type ResourceContent = {
  /** The course whose subject it belongs to; null for all. */
  course: CourseKey | null
  provider: ProviderKey | null
  title: string
  description: string
  resource_type: resource_type
  external_url: string
}

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
