import type { AssignmentView } from "@hearthbook/api/schemas/assignment"

/** What is done with one assignment in a dialog. */
export type Task = "view" | "edit" | "grade" | "submit"
export type OpenTask = (task: Task, assignment: AssignmentView) => void
