import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { shortNames } from "@hearthbook/core/names/names"
import { addDays, type Day } from "@hearthbook/core/time/days"
import type pg from "pg"
import { markColumns } from "./attendance.ts"
import type { Asker } from "./check-session.ts"
import { everyName, type Named } from "./names.ts"
import { ask, transact, type Queries, type Row } from "./pool.ts"

export type Marking = { student_id: string; date: Day; status: AttendanceStatus; version?: number }
type Mark = Row & { student_id: string; date: string; status: AttendanceStatus; version: number }

const lock = `
  SELECT s.id, f.log_classes FROM student s JOIN family f ON f.id = s.family_id
  WHERE s.family_id = $1 AND s.id = ANY($2::uuid[]) ORDER BY s.id FOR NO KEY UPDATE OF s`
const before = `SELECT ${markColumns("$4")} FROM attendance_record WHERE family_id = $1 AND student_id = ANY($2::uuid[]) AND date = ANY($3::date[])`
/** A status set again, or late in place of present, keeps half a day and the minutes. */
const isSame =
  "(a.status = excluded.status OR (a.status IN ('present', 'late') AND excluded.status IN ('present', 'late')))"
const set = `
  INSERT INTO attendance_record AS a (id, family_id, student_id, date, status, version, created_at, updated_at)
  SELECT uuidv7(), $1, r.student_id, r.date, r.status, 1 + floor(random() * 1000000000)::int, $5, $5
  FROM unnest($2::uuid[], $3::date[], $4::attendance_status[]) AS r(student_id, date, status)
  ON CONFLICT (family_id, student_id, date) DO UPDATE
  SET status = excluded.status, fraction = CASE WHEN ${isSame} THEN a.fraction ELSE 1 END,
    minutes = CASE WHEN ${isSame} THEN a.minutes END, version = a.version + 1, updated_at = excluded.updated_at
  RETURNING ${markColumns("$6")}`
/** Opens a change, from which on the database records each row that the transaction writes. Reads the names for notifications, too. */
const open = `
  WITH opened AS (
    INSERT INTO change (id, family_id, user_id, kind, summary, created_at, updated_at)
    VALUES (uuidv7(), $1, $2, 'marks', $3, $4, $4) RETURNING id
  )
  SELECT id, set_config('hearthbook.change_id', id::text, true), ${everyName} AS names FROM opened`
/** Names a statement by the number of items, because the planner assumes ten and would plan differently for fewer. */
const tell = (both: unknown[], come: unknown[]) => `
  WITH taken_back AS (
    DELETE FROM notification n USING (SELECT * FROM unnest($3::uuid[], $4::date[]) AS u(student_id, day) ${few(both)}) r
    WHERE n.family_id = $1 AND n.kind = 'absence_recorded' AND NOT n.is_read AND n.student_id = r.student_id AND n.day = r.day
  )
  INSERT INTO notification (id, family_id, user_id, kind, title, student_id, day, visible_at, created_at, updated_at)
  SELECT uuidv7(), $1, u.id, 'absence_recorded', r.called || ' was marked absent', r.student_id, r.day, $8, $7, $7
  FROM "user" u JOIN settings s ON s.family_id = u.family_id AND s.user_id = u.id AND s.email_attendance,
    (SELECT * FROM unnest($5::uuid[], $6::date[], $9::text[]) AS c(student_id, day, called) ${few(come)}) r
  WHERE u.family_id = $1 AND u.id <> $2 AND u.role <> 'student'`
const few = ({ length }: unknown[]) => (length < 10 ? `LIMIT ${length}` : "")

/** Saves the marks of a whole class, all or none, as a change that can be undone, and notifies the other adults of absences. */
export function markClass(pool: pg.Pool, asker: Asker, records: Marking[]) {
  const ids = records.map(({ student_id }) => student_id)
  const days = records.map(({ date }) => date)
  return transact(pool, async (db) => {
    const summary = `Set ${records.length} attendance marks`
    const [change] = await ask<{ id: string; names: Named[] }>(db, "open change", open, [
      asker.family_id,
      asker.user_id,
      summary,
      asker.now,
    ])
    const locked = await ask<{ log_classes: string }>(db, "lock class", lock, [asker.family_id, ids])
    if (locked[0]?.log_classes === "auto") throw new Error("The floor does not log the time of classes.")
    if (!change || locked.length !== new Set(ids).size) throw new Error("Not this family's child.")
    const was = byKey(
      await ask<Mark>(db, "marks before", before, [asker.family_id, ids, [...new Set(days)], asker.time_zone]),
    )
    for (const record of records) {
      if (record.version !== undefined && record.version !== (was.get(keyOf(record))?.version ?? 0))
        throw new Error("Stale.")
    }
    const statuses = records.map(({ status }) => status)
    const after = byKey(
      await ask<Mark>(db, "set marks", set, [asker.family_id, ids, days, statuses, asker.now, asker.time_zone]),
    )
    await notifyAbsences(db, asker, { was, after, names: change.names })
    return records.flatMap((record) => {
      const mark = after.get(keyOf(record))
      return mark ? [{ ...mark, change_id: change.id }] : []
    })
  })
}

type Change = { was: Map<string, Mark>; after: Map<string, Mark>; names: Named[] }

async function notifyAbsences(db: Queries, { family_id, user_id, now, today }: Asker, { was, after, names }: Change) {
  const isNews = ({ date }: Mark) => date.slice(0, 10) > addDays(today, -7)
  const isAbsent = (mark: Mark | undefined) => mark?.status === "absent"
  const gone = [...was].filter(([key, mark]) => isAbsent(mark) && !isAbsent(after.get(key))).map(([, mark]) => mark)
  const come = [...after]
    .filter(([key, mark]) => isAbsent(mark) && !isAbsent(was.get(key)) && isNews(mark))
    .map(([, mark]) => mark)
  if (gone.length + come.length === 0) return
  const students = (marks: Mark[]) => marks.map(({ student_id }) => student_id)
  const days = (marks: Mark[]) => marks.map(({ date }) => date.slice(0, 10))
  const both = [...gone, ...come]
  const short = shortNames(names)
  const called = come.map(({ student_id }) => short.get(student_id))
  const visible = new Date(now.getTime() + 30_000)
  const values = [family_id, user_id, students(both), days(both), students(come), days(come), now, visible, called]
  await ask(db, `tell absences ${both.length} ${come.length}`, tell(both, come), values)
}

function byKey(marks: Mark[]): Map<string, Mark> {
  return new Map(marks.map((mark) => [keyOf(mark), mark]))
}

function keyOf({ student_id, date }: { student_id: string; date: string }): string {
  return `${student_id} ${date.slice(0, 10)}`
}
