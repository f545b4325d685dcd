import { effectiveStatus, type AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import type { Day } from "@hearthbook/core/time/days"
import type { Asker } from "./check-session.ts"
import { scaleColumn, scaleOf, toMark, type Graded } from "./grades.ts"
import { childColumns, subjectColumns, toChild, toSubject } from "./names.ts"
import { ask, type Queries } from "./pool.ts"

/** An assignment with its child, subject and grade in one row. */
export const workColumns = `
  a.id, a.lesson_id, a.curriculum_id, a.student_id, a.title, a.description, a.instructions, a.points_possible, a.type,
  a.status, a.assigned_date, a.due_date, a.submission_url, a.needs_answer, a.extra_credit, a.version, a.created_at, a.updated_at,
  ${childColumns}, ${subjectColumns}, ${scaleColumn},
  g.id AS grade_id, g.points_earned, g.percentage, g.letter_grade, g.feedback, g.version AS grade_version,
  g.created_at AS grade_created_at, g.updated_at AS grade_updated_at`
/** Joins compare every table with the family $1, so that the planner uses its indexes. */
export const workJoins = `
  JOIN curriculum c ON c.family_id = $1 AND c.id = a.curriculum_id
  JOIN student st ON st.family_id = $1 AND st.id = a.student_id
  JOIN subject su ON su.family_id = $1 AND su.id = c.subject_id
  LEFT JOIN grade g ON g.family_id = $1 AND g.assignment_id = a.id`

export type WorkRow = Graded & { status: AssignmentStatus; due_date: string }

/** Converts a row to the API's format. */
export function toWork(row: WorkRow, today: Day) {
  return {
    id: row["id"],
    lesson_id: row["lesson_id"],
    curriculum_id: row["curriculum_id"],
    student_id: row.student_id,
    title: row.title,
    description: row["description"],
    instructions: row["instructions"],
    points_possible: row.points_possible,
    type: row["type"],
    status: row.status,
    effective_status: effectiveStatus(row.status, row.due_date.slice(0, 10), today),
    assigned_date: row["assigned_date"],
    due_date: row.due_date,
    submission_url: row["submission_url"],
    needs_answer: row["needs_answer"],
    extra_credit: row["extra_credit"],
    grading_scale_id: scaleOf(row).id,
    student: toChild(row),
    subject: toSubject(row),
    grade: toMark(row),
    feedback: row.status === "graded" ? row["feedback"] : null,
    version: row["version"],
    created_at: row["created_at"],
    updated_at: row["updated_at"],
  }
}

const open = "a.status IN ('assigned', 'in_progress', 'submitted')"
const lists = {
  open: { which: open, order: "a.due_date, a.id" },
  graded: { which: "a.status = 'graded'", order: "a.due_date DESC, a.id DESC" },
  all: { which: "true", order: "a.due_date, a.id" },
}

/** Lists a page of assignments. Selects the page before joining, because the planner would otherwise join all rows. */
export async function listWork(db: Queries, { family_id, today }: Asker, list: keyof typeof lists, limit: number) {
  const { which, order } = lists[list]
  const sql = `
    SELECT ${workColumns}
    FROM (SELECT * FROM assignment a WHERE a.family_id = $1 AND ${which} ORDER BY ${order} LIMIT ${limit}) a ${workJoins}
    ORDER BY ${order}`
  const rows = await ask<WorkRow>(db, `work ${list} ${limit}`, sql, [family_id])
  return rows.map((row) => toWork(row, today))
}

const count = (which: string) => `count(*) FILTER (WHERE ${which})::int`
const toDo = "status IN ('assigned', 'in_progress')"

/** Graded work is counted apart, so that each half is read from the index of its status. */
const counts = `
  SELECT o.total + g.graded AS total, o.assigned, o.in_progress, o.submitted, g.graded, o.overdue, o.overdue_to_do
  FROM (
    SELECT count(*)::int AS total, ${count("status = 'assigned'")} AS assigned, ${count("status = 'in_progress'")} AS in_progress,
      ${count("status = 'submitted'")} AS submitted, ${count("due_date < $2")} AS overdue, ${count(`${toDo} AND due_date < $2`)} AS overdue_to_do
    FROM assignment a WHERE family_id = $1 AND ${open}
  ) o, (SELECT count(*)::int AS graded FROM assignment WHERE family_id = $1 AND status = 'graded') g`

/** Counts assignments by status. */
export async function countWork(db: Queries, { family_id, today }: Asker) {
  const [found] = await ask(db, "work counts", counts, [family_id, today])
  return found
}
