import type { Scope } from "../../../request/scope.ts"
import type { Day } from "@hearthbook/core/time/days"

/** A lesson to insert. Columns that are left out are null. */
export type NewLesson = {
  id: string
  student_id: string
  curriculum_id: string
  title: string
  objectives?: string | null
  private_notes?: string | null
  planned_date: Day | null
  position: number
  pinned: boolean
  together_id: string | null
  minutes: number | null
}

/** An assignment to insert. Columns that are left out are null, or have their default. */
export type NewAssignment = {
  id: string
  student_id: string
  curriculum_id: string
  lesson_id: string | null
  title: string
  description?: string | null
  instructions?: string | null
  type: string
  points_possible: number
  needs_answer?: boolean
  extra_credit?: boolean
  assigned_date: Day
  due_date: Day
}

/** Inserts lessons in one statement, as one JSON value: the client takes several times as long for thousands of parameters. */
export async function insertLessons({ db, family_id, now }: Scope, lessons: NewLesson[]): Promise<void> {
  if (lessons.length === 0) return
  await db.$executeRaw`
    INSERT INTO lesson (id, family_id, student_id, curriculum_id, title, objectives, private_notes, planned_date, position, pinned,
      together_id, minutes, created_at, updated_at)
    SELECT id, ${family_id}::uuid, student_id, curriculum_id, title, objectives, private_notes, planned_date, position, pinned,
      together_id, minutes, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb) AS x (
      id uuid, student_id uuid, curriculum_id uuid, title text, objectives text, private_notes text, planned_date date,
      position int, pinned boolean, together_id uuid, minutes int
    )`
}

/** Inserts assignments likewise. */
export async function insertAssignments({ db, family_id, now }: Scope, assignments: NewAssignment[]): Promise<void> {
  if (assignments.length === 0) return
  await db.$executeRaw`
    INSERT INTO assignment (id, family_id, student_id, curriculum_id, lesson_id, title, description, instructions, type,
      points_possible, needs_answer, extra_credit, assigned_date, due_date, created_at, updated_at)
    SELECT id, ${family_id}::uuid, student_id, curriculum_id, lesson_id, title, description, instructions,
      type::assignment_type, points_possible, coalesce(needs_answer, true), coalesce(extra_credit, false), assigned_date, due_date, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb) AS x (
      id uuid, student_id uuid, curriculum_id uuid, lesson_id uuid, title text, description text, instructions text,
      type text, points_possible numeric, needs_answer boolean, extra_credit boolean, assigned_date date, due_date date
    )`
}
