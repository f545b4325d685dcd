import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { isOverdue, toDoStatuses } from "@hearthbook/core/work/assignment-status"
import type { Answers } from "./fake-server.ts"
import { ben, benView, sampleAssignment, sampleCurriculum } from "./sample-family.ts"

// Assignments of one course, and their server.

// A Thursday.
const today = "2026-11-26"
const course = sampleCurriculum(1, ben, "Math")
export const change_id = "0190a0a0-0000-7000-8000-000000000901"

export function work(title: string, due: string, status: AssignmentView["status"] = "assigned"): AssignmentView {
  const effective_status = isOverdue(status, due, today) ? "overdue" : status
  return { ...sampleAssignment(title, course, due), status, effective_status }
}

export const works = [
  work("Fractions", "2026-11-24"),
  work("Map of Asia", "2026-11-25", "submitted"),
  work("Spelling", today),
  work("Moon phases", "2026-11-28"),
  work("Essay", "2026-12-03", "in_progress"),
  work("Quiz", "2026-11-20", "graded"),
]

/** A server with assignments, which filters them as the real one does. */
export function assignmentsServer(stored = works): Answers {
  const count = (status: string) => stored.filter((one) => one.status === status).length
  return {
    "students.list": () => [benView],
    "curriculum.list": () => [course],
    "schoolDays.inRange": () => [],
    "submissions.list": () => [],
    "assignments.counts": () => ({
      total: stored.length,
      assigned: count("assigned"),
      in_progress: count("in_progress"),
      submitted: count("submitted"),
      graded: count("graded"),
      overdue: 1,
      overdue_to_do: 1,
    }),
    "assignments.list": ({ status, start_date = "", end_date = "9999", limit = 500, cursor }) => {
      const found = stored.filter(({ due_date, ...one }) => {
        const day = due_date.slice(0, 10)
        const isToDo = status === "to_do" && toDoStatuses.includes(one.status)
        return (isToDo || one.status === status) && day >= start_date && day <= end_date
      })
      const from = cursor ? found.findIndex(({ id }) => id === cursor) + 1 : 0
      return found.slice(from, from + limit)
    },
    "assignments.changeMany": ({ scope, action, preview }) => {
      const ids = "from" in scope ? [scope.from] : scope.assignment_ids
      const changed = stored.filter(({ id }) => ids.includes(id))
      return {
        changes: changed.map(({ id, version, title, student_id, curriculum_id, due_date, status }) => ({
          assignment_id: id,
          version,
          title,
          student_id,
          curriculum_id,
          from: due_date,
          to: action.kind === "move" ? `${action.to}T00:00:00.000Z` : "2026-11-30T00:00:00.000Z",
          is_school_day: action.kind !== "move",
          status_from: status,
          status_to: status,
        })),
        change_id: preview ? null : change_id,
        summary: "",
      }
    },
    "changes.undo": () => ({
      change: { id: change_id, kind: "assignments", summary: "", user: null, created_at: today, undone_at: today },
      count: 1,
      changed: [],
    }),
  }
}
