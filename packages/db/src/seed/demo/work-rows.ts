import { v7 } from "uuid"
import type { Prisma } from "../../generated/client.ts"
import type { Answer, CourseWork, CurrentTask, GradedTask, Task } from "./content.ts"
import { courses, type CourseKey } from "./courses.ts"
import { addDays, schoolDay, toDate, type Day } from "./school-calendar.ts"
import { entriesOf, hoursAgo, middayOf, type Setting } from "./setting.ts"
import { work } from "./work.ts"

export type WorkRows = {
  assignments: Prisma.assignmentCreateManyInput[]
  grades: Prisma.gradeCreateManyInput[]
  submissions: Prisma.submissionCreateManyInput[]
}

// A course's earlier work was due between these numbers of school days ago. Its current work is more recent.
const earliestDue = 72
const latestDue = 7

/** Returns the family's assignments, grades and submissions. */
export function workRows(setting: Setting): WorkRows {
  const parts = entriesOf(work).map(([course, content], index) => courseRows(setting, course, index, content))
  return {
    assignments: parts.flatMap((part) => part.assignments),
    grades: parts.flatMap((part) => part.grades),
    submissions: parts.flatMap((part) => part.submissions),
  }
}

function courseRows(setting: Setting, course: CourseKey, shift: number, { graded, current }: CourseWork): WorkRows {
  const rows: WorkRows = { assignments: [], grades: [], submissions: [] }
  graded.forEach((task, index) => addGraded(setting, rows, course, task, dueOf(setting, index, graded.length, shift)))
  current.forEach((task, index) => addCurrent(setting, rows, course, task, shift + index))
  return rows
}

/** Spreads a course's earlier work evenly, and shifts the courses against each other, so that no day has too many due dates. */
function dueOf({ today }: Setting, index: number, count: number, shift: number): Day {
  const ago = (earliestDue - latestDue - 4) * (1 - index / (count - 1))
  return schoolDay(today, -latestDue - (shift % 5) - Math.round(ago))
}

function addGraded(setting: Setting, rows: WorkRows, course: CourseKey, task: GradedTask, due: Day): void {
  const graded_at = middayOf(setting, addDays(due, 1), rows.grades.length * 7)
  const id = addAssignment(setting, rows, course, task, {
    status: "graded",
    assigned: addDays(due, -5 - (rows.assignments.length % 4)),
    due,
    updated_at: graded_at,
  })
  addGrade(setting, rows, course, id, task, graded_at)
}

function addCurrent(setting: Setting, rows: WorkRows, course: CourseKey, task: CurrentTask, turn: number): void {
  const due = schoolDay(setting.today, task.due)
  // An assignment whose status has changed was assigned at least three days ago, before the change.
  const setAgo = (turn % 4) + (task.status === "assigned" ? 0 : 3)
  const assigned = earlierOf(addDays(due, -6), addDays(setting.today, -setAgo))
  const answer = "answer" in task ? task.answer : undefined
  const changed_at = statusChangeOf(setting, task, turn)
  const place = { status: task.status, assigned, due, updated_at: changed_at ?? middayOf(setting, assigned) }
  const id = addAssignment(setting, rows, course, task, place, answer)
  if (answer && changed_at) {
    // Graded work was submitted half a day before it was graded.
    const submitted_at = task.status === "graded" ? hoursAgo(setting, task.graded_hours_ago + 12) : changed_at
    rows.submissions.push({
      id: v7(),
      ...ownerOf(setting, course),
      assignment_id: id,
      kind: "url" in answer ? "drive" : "text",
      ...answer,
      submitted_at,
      created_at: submitted_at,
      updated_at: submitted_at,
    })
  }
  if (task.status === "graded" && changed_at) addGrade(setting, rows, course, id, task, changed_at)
}

function earlierOf(one: Day, other: Day): Day {
  return one < other ? one : other
}

/** Returns when the assignment's status last changed; null if it has not been started. */
function statusChangeOf(setting: Setting, task: CurrentTask, turn: number): Date | null {
  if (task.status === "assigned") return null
  if (task.status === "graded") return hoursAgo(setting, task.graded_hours_ago)
  if (task.status === "submitted") return hoursAgo(setting, task.submitted_hours_ago)
  return hoursAgo(setting, 2 + (turn % 7) * 4)
}

type Place = Required<Pick<Prisma.assignmentCreateManyInput, "status" | "updated_at">> & { assigned: Day; due: Day }

function addAssignment(setting: Setting, rows: WorkRows, course: CourseKey, task: Task, place: Place, answer?: Answer) {
  const id = v7()
  const { title, description, instructions, type, points_possible } = task
  rows.assignments.push({
    id,
    ...ownerOf(setting, course),
    curriculum_id: setting.curricula[course],
    title,
    description,
    instructions,
    type,
    points_possible,
    status: place.status,
    assigned_date: toDate(place.assigned),
    due_date: toDate(place.due),
    submission_url: answer && "url" in answer ? answer.url : null,
    created_at: middayOf(setting, place.assigned),
    updated_at: place.updated_at,
  })
  return id
}

function addGrade(
  setting: Setting,
  rows: WorkRows,
  course: CourseKey,
  assignment_id: string,
  { points_earned, points_possible, feedback }: Pick<GradedTask, "points_earned" | "points_possible" | "feedback">,
  graded_at: Date,
): void {
  rows.grades.push({
    id: v7(),
    ...ownerOf(setting, course),
    assignment_id,
    points_earned,
    ...setting.grade({ earned: points_earned, possible: points_possible }),
    feedback,
    created_at: graded_at,
    updated_at: graded_at,
  })
}

function ownerOf({ family_id, students }: Setting, course: CourseKey) {
  return { family_id, student_id: students[courses[course].child] }
}
