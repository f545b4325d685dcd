import type { Db } from "@hearthbook/db"
import { AppError } from "../errors/errors.ts"
import type { Log } from "./log.ts"
import type { Role } from "../rules/permissions.ts"
import type { Origin, Settings } from "./request.ts"
import type { Day, Weekday } from "../rules/days.ts"

/** Who acts. */
export type Actor = {
  user_id: string
  role: Role
  /** The child whose log-in it is; null for adults. */
  student_id: string | null
  session_id: string
}

/** What the family decided about its days. */
export type FamilyCalendar = {
  /** IANA name. */
  time_zone: string
  school_days: Weekday[]
  /** MM-DD. */
  year_start: string
}

/**
 * The first argument of every service: whose family, who acts, when, and the one client of this unit of work. The
 * same under tRPC, REST, seed, cron and test.
 */
export type Scope = {
  db: Db
  actor: Actor
  family_id: string
  calendar: FamilyCalendar
  /** The day in the family's time zone. */
  today: Day
  now: Date
  settings: Settings
  origin: Origin
  log: Log
}

/** The child a student's log-in is bound to; null for adults. A student's log-in without one may see nothing. */
export function boundChild(actor: Actor): string | null {
  if (actor.role !== "student") return null
  if (actor.student_id === null) throw new AppError("WRONG_ROLE")
  return actor.student_id
}
