import type { Db } from "@hearthbook/db"
import { AppError } from "@hearthbook/core/errors/errors"
import type { Log } from "./log.ts"
import type { Role } from "@hearthbook/core/permissions/permissions"
import type { Origin, Settings } from "./request.ts"
import type { Day, Weekday } from "@hearthbook/core/time/days"

/** The person who acts. */
export type Actor = {
  user_id: string
  role: Role
  /** The child that the login belongs to; null for adults. */
  student_id: string | null
  /** False for the login of a child that is not to see its grades. */
  sees_grades: boolean
  /** The family tablet on which a child signed in with its PIN; null on any other device. */
  tablet_id: string | null
  session_id: string
}

/** The family's settings for its calendar. */
export type FamilyCalendar = {
  /** An IANA name. */
  time_zone: string
  /** The school weekdays of the year in progress. */
  school_days: Weekday[]
  /** MM-DD. */
  year_start: string
}

/**
 * The first argument of every service: the family, the actor, the time, and the database client of the transaction. It is the
 * same for tRPC, REST, jobs and tests.
 */
export type Scope = {
  db: Db
  actor: Actor
  family_id: string
  calendar: FamilyCalendar
  /** The current day in the family's time zone. */
  today: Day
  now: Date
  settings: Settings
  origin: Origin
  log: Log
}

/** The child that a student's login belongs to; null for adults. WRONG_ROLE for a student's login without a child. */
export function boundChild(actor: Actor): string | null {
  if (actor.role !== "student") return null
  if (actor.student_id === null) throw new AppError("WRONG_ROLE")
  return actor.student_id
}
