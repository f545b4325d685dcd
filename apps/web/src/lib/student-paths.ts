import { paths, studentWorkAt } from "@hearthbook/core/paths/app-paths"

/** The section of an assignment in which the child submits it. */
export const submitPart = "turn-in"

/** Returns the address of an assignment at that section. */
export function turnInAt(assignment: { id: string }): string {
  return `${studentWorkAt(assignment)}#${submitPart}`
}

/** Returns the address of a day in the child's schedule. */
export function studentDayAt(day: string): string {
  return `${paths.studentSchedule}?view=day&date=${day}`
}

/** Returns the address of a child's assignments: 'todo', 'submitted', 'graded' or 'all'. */
export function studentListOf(show: string): string {
  return show === "todo" ? paths.studentAssignments : `${paths.studentAssignments}?show=${show}`
}
