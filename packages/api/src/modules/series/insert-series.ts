import type { Scope } from "../../request/scope.ts"
import type { SeriesLesson } from "./make-series.service.ts"
import type { SeriesAssignment } from "./series-assignments.ts"

/** Inserts lessons in one statement, as one JSON value: the client takes several times as long for thousands of parameters. */
export async function insertLessons(
  { db, family_id, now }: Scope,
  lessons: SeriesLesson[],
  minutes: number | null,
): Promise<void> {
  const rows = lessons.map(({ course, ...lesson }) => ({
    ...lesson,
    student_id: course.student_id,
    curriculum_id: course.id,
  }))
  await db.$executeRaw`
    INSERT INTO lesson (id, family_id, student_id, curriculum_id, title, planned_date, position, pinned, together_id, minutes,
      created_at, updated_at)
    SELECT id, ${family_id}::uuid, student_id, curriculum_id, title, planned_date, position, pinned, together_id,
      ${minutes}::int, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (
      id uuid, student_id uuid, curriculum_id uuid, title text, planned_date date, position int, pinned boolean,
      together_id uuid
    )`
}

/** Inserts assignments likewise. */
export async function insertAssignments({ db, family_id, now }: Scope, assignments: SeriesAssignment[]): Promise<void> {
  if (assignments.length === 0) return
  await db.$executeRaw`
    INSERT INTO assignment (id, family_id, student_id, curriculum_id, lesson_id, title, type, points_possible, assigned_date,
      due_date, created_at, updated_at)
    SELECT id, ${family_id}::uuid, student_id, curriculum_id, lesson_id, title, type::assignment_type, points_possible,
      assigned_date, due_date, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb) AS x (
      id uuid, student_id uuid, curriculum_id uuid, lesson_id uuid, title text, type text, points_possible numeric,
      assigned_date date, due_date date
    )`
}
