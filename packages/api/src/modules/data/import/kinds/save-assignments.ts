import { v7 } from "uuid"
import type { Scope } from "../../../../request/scope.ts"
import type { NewAssignment } from "../../../plan/course-plan/save-plan.ts"
import type { ImportedAssignment } from "./imported-assignment.ts"

/** Work of the past was not assigned after it was due. */
export function toNewAssignments({ today }: Scope, created: ImportedAssignment[]): NewAssignment[] {
  return created.map(({ grade: _grade, ...row }) => ({
    ...row,
    assigned_date: row.due_date < today ? row.due_date : today,
  }))
}

/** Changes assignments in one statement, whatever their number. */
export async function updateAssignments({ db, family_id, now }: Scope, changed: ImportedAssignment[]): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map(({ id, type, points_possible, status }) => ({ id, type, points_possible, status }))
  await db.$executeRaw`
    UPDATE assignment a SET type = x.type::assignment_type, points_possible = x.points_possible,
      status = x.status::assignment_status, version = a.version + 1, updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (id uuid, type text, points_possible numeric, status text)
    WHERE a.family_id = ${family_id}::uuid AND a.id = x.id`
}

/** Writes the grades of new and changed assignments, in one statement, too. */
export async function saveGrades({ db, family_id, now }: Scope, assignments: ImportedAssignment[]): Promise<void> {
  const rows = assignments.flatMap(({ id: assignment_id, student_id, grade }) =>
    grade ? [{ id: v7(), assignment_id, student_id, ...grade }] : [],
  )
  if (rows.length === 0) return
  await db.$executeRaw`
    INSERT INTO grade AS g (id, family_id, student_id, assignment_id, points_earned, percentage, letter_grade, feedback, created_at,
      updated_at)
    SELECT id, ${family_id}::uuid, student_id, assignment_id, points_earned, percentage, letter_grade, feedback,
      ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (
      id uuid, student_id uuid, assignment_id uuid, points_earned numeric, percentage numeric, letter_grade text, feedback text
    )
    ON CONFLICT (assignment_id) DO UPDATE
    SET points_earned = excluded.points_earned, percentage = excluded.percentage, letter_grade = excluded.letter_grade,
      feedback = excluded.feedback, version = g.version + 1, updated_at = excluded.updated_at`
}
