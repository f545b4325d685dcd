import { daysBetween, type Day } from "../time/days.ts"

/** The statuses that are stored. */
export const assignmentStatuses = ["assigned", "in_progress", "submitted", "graded"] as const
export type AssignmentStatus = (typeof assignmentStatuses)[number]

/** The facts of an assignment that follow from its status. A new status does not compile without its facts, and every predicate below follows from them. */
const facts: Record<AssignmentStatus, { started: boolean; turned_in: boolean; graded: boolean }> = {
  assigned: { started: false, turned_in: false, graded: false },
  in_progress: { started: true, turned_in: false, graded: false },
  submitted: { started: true, turned_in: true, graded: false },
  graded: { started: true, turned_in: true, graded: true },
}

/** True while the child still has to do the work. */
export function isToDo(status: AssignmentStatus): boolean {
  return !facts[status].turned_in
}

/** True until the child has begun the work. */
export function isNew(status: AssignmentStatus): boolean {
  return !facts[status].started
}

/** True if the child has begun the work and not turned it in. */
export function isUnderway(status: AssignmentStatus): boolean {
  return facts[status].started && isToDo(status)
}

/** True if the child has nothing left to do: the work is turned in or graded. */
export function isTurnedIn(status: AssignmentStatus): boolean {
  return facts[status].turned_in
}

/** True if the work is turned in and waits for a grade. */
export function isWaiting(status: AssignmentStatus): boolean {
  return isTurnedIn(status) && !isGraded(status)
}

/** True if the work is graded. A grade is valid only then: until a change of it is saved, work can have an earlier one. */
export function isGraded(status: AssignmentStatus): boolean {
  return facts[status].graded
}

/** True if the work counts in grades: it is graded and worth more than 0 points. */
export function counts({ status, points_possible }: { status: AssignmentStatus; points_possible: number }): boolean {
  return isGraded(status) && points_possible > 0
}

export const toDoStatuses = assignmentStatuses.filter(isToDo)
export const turnedInStatuses = assignmentStatuses.filter(isTurnedIn)
export const waitingStatuses = assignmentStatuses.filter(isWaiting)
export const gradedStatuses = assignmentStatuses.filter(isGraded)
export const openStatuses = assignmentStatuses.filter((status) => !isGraded(status))

/** The status that is shown. Overdue is derived, never stored. */
export type EffectiveStatus = AssignmentStatus | "overdue"

/** True if work is not graded and was due before today. */
export function isOverdue(status: AssignmentStatus, due: Day, today: Day): boolean {
  return !isGraded(status) && due < today
}

/** The status to show: overdue if work is late, otherwise the stored one. */
export function effectiveStatus(status: AssignmentStatus, due: Day, today: Day): EffectiveStatus {
  return isOverdue(status, due, today) ? "overdue" : status
}

/** The status on a screen, and true if the work was turned in, is not graded yet and its due day has passed. */
export type ShownStatus = { status: EffectiveStatus; late: boolean }

/** The status on a screen. Work that is turned in waits for a grade, so it is submitted and late instead of overdue. */
export function shownStatus(status: AssignmentStatus, effective: EffectiveStatus): ShownStatus {
  const late = isWaiting(status) && effective === "overdue"
  return { status: late ? status : effective, late }
}

/**
 * The warning to show: `soon` (amber) within three days of the due day, `overdue` (red) after it. Work that is turned in or graded
 * has none.
 */
export function dueWarning(status: AssignmentStatus, due: Day, today: Day): "none" | "soon" | "overdue" {
  if (!isToDo(status)) return "none"
  if (isOverdue(status, due, today)) return "overdue"
  return daysBetween(today, due) <= 3 ? "soon" : "none"
}
