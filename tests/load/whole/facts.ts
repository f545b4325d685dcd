import type { Day } from "@hearthbook/core/time/days"
import type pg from "pg"
import type { Member } from "../actions/actions.ts"

/** The rows that a member's actions are about. `from` is the lesson of a course with 400 that 179 others follow. */
export type Facts = {
  member: Member
  today: Day
  student_id: string
  school_year_id: string
  curriculum_id: string
  from: string
  lesson_id: string
}

/** The lessons of the long course, and how many of them are moved. */
const lessons = 400
const moved = 180

/** Finds the rows of a member's actions, and makes the first course of the first child one with 400 lessons. */
export async function prepareFacts(client: pg.Client, member: Member, today: Day): Promise<Facts> {
  const { id: family_id, children } = member.family
  const student_id = children[0]?.id ?? ""
  const [course] = await ask<{ id: string; school_year_id: string }>(
    client,
    `SELECT c.id, y.id AS school_year_id FROM curriculum c
     JOIN school_year y ON y.family_id = c.family_id AND y.academic_year = c.academic_year
     WHERE c.family_id = $1 AND c.student_id = $2 ORDER BY y.start_date DESC, c.id LIMIT 1`,
    [family_id, student_id],
  )
  const { id: curriculum_id = "", school_year_id = "" } = course ?? {}
  await client.query("DELETE FROM lesson WHERE family_id = $1 AND curriculum_id = $2", [family_id, curriculum_id])
  await client.query(
    `INSERT INTO lesson (id, family_id, student_id, curriculum_id, title, position, planned_date)
     SELECT gen_random_uuid(), $1, $2, $3, 'Lesson ' || n, n, $4::date + n
     FROM generate_series(0, ${lessons - 1}) n`,
    [family_id, student_id, curriculum_id, today],
  )
  const planned = await ask<{ id: string }>(
    client,
    "SELECT id FROM lesson WHERE family_id = $1 AND curriculum_id = $2 ORDER BY position",
    [family_id, curriculum_id],
  )
  const from = planned.at(-moved)?.id ?? ""
  return { member, today, student_id, school_year_id, curriculum_id, from, lesson_id: planned[0]?.id ?? "" }
}

async function ask<Row extends object>(client: pg.Client, sql: string, values: unknown[]): Promise<Row[]> {
  return (await client.query<Row & pg.QueryResultRow>(sql, values)).rows
}
