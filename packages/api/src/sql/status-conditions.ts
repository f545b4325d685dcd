import { Prisma } from "@hearthbook/db"
import {
  absentStatuses,
  awayStatuses,
  excusedStatuses,
  lateStatuses,
  onTimeStatuses,
  thereStatuses,
} from "@hearthbook/core/attendance/attendance-status"
import { doneStatuses, plannedStatuses, skippedStatuses } from "@hearthbook/core/planning/lesson-status"
import {
  gradedStatuses,
  openStatuses,
  toDoStatuses,
  turnedInStatuses,
  waitingStatuses,
  type AssignmentStatus,
} from "@hearthbook/core/work/assignment-status"

/** A condition for a row of a raw SQL statement, which the statement names by its alias if it has one. */
type RowCondition = (row?: string) => Prisma.Sql

/** The predicates of core/work/assignment-status.ts for rows of `assignment`. */
export const workStatus = {
  isToDo: hasOneOf(toDoStatuses),
  isTurnedIn: hasOneOf(turnedInStatuses),
  isWaiting: hasOneOf(waitingStatuses),
  isGraded: hasOneOf(gradedStatuses),
  isOpen: hasOneOf(openStatuses),
  counts: (row?: string) => Prisma.sql`(${hasOneOf(gradedStatuses)(row)} AND ${column("points_possible", row)} > 0)`,
} satisfies Record<string, RowCondition>

/** True for the rows of `assignment` with one status, in words that a partial index understands. */
export function hasWorkStatus(status: AssignmentStatus, row?: string): Prisma.Sql {
  return hasOneOf([status])(row)
}

/** The predicates of core/planning/lesson-status.ts for rows of `lesson`. */
export const lessonStatus = {
  isPlanned: hasOneOf(plannedStatuses),
  isDone: hasOneOf(doneStatuses),
  isSkipped: hasOneOf(skippedStatuses),
} satisfies Record<string, RowCondition>

/** The predicates of core/attendance/attendance-status.ts for rows of `attendance_record`. */
export const markStatus = {
  wasThere: hasOneOf(thereStatuses),
  wasOnTime: hasOneOf(onTimeStatuses),
  wasLate: hasOneOf(lateStatuses),
  wasAbsent: hasOneOf(absentStatuses),
  wasExcused: hasOneOf(excusedStatuses),
  wasAway: hasOneOf(awayStatuses),
} satisfies Record<string, RowCondition>

/**
 * The statuses are written into the statement. With parameters, the planner could not tell that the rows are those of a partial index,
 * such as `assignment_open_idx`.
 */
function hasOneOf(statuses: readonly string[]): RowCondition {
  const listed = statuses.map((status) => `'${status}'`).join()
  const condition = Prisma.raw(statuses.length === 1 ? `= ${listed}` : `IN (${listed})`)
  return (row) => Prisma.sql`${column("status", row)} ${condition}`
}

function column(name: string, row?: string): Prisma.Sql {
  return Prisma.raw(row === undefined ? name : `${row}.${name}`)
}
