import { streakOf } from "@hearthbook/core/attendance/attendance"
import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { addDays, weekdayOf, type Day } from "@hearthbook/core/time/days"
import type { Asker } from "./check-session.ts"
import { ask, type Queries, type Row } from "./pool.ts"

/** The columns of a mark. `zone` is the place of the family's time zone among the values, such as `$4`. */
export const markColumns = (zone: string) =>
  `id, student_id, date, status, fraction, minutes, (created_at AT TIME ZONE ${zone})::date > date + 7 AS recorded_late, version,
    created_at, updated_at`

/** Lists marks by day. */
export function listMarks(db: Queries, { family_id, time_zone }: Asker, from: Day, to: Day) {
  const sql = `SELECT ${markColumns("$4")} FROM attendance_record WHERE family_id = $1 AND date BETWEEN $2 AND $3 ORDER BY date, id`
  return ask<Row & { student_id: string; date: string; status: AttendanceStatus }>(db, "marks", sql, [
    family_id,
    from,
    to,
    time_zone,
  ])
}

type Child = Row & { id: string }
const childNames =
  "SELECT id, first_name, last_name, grade_level, color FROM student WHERE family_id = $1 ORDER BY first_name, id"

type Seen = { student_id: string; date: string; status: AttendanceStatus }
/** Days to read first. Few streaks are longer. */
const usually = 70

/** Counts each child's streak of present school days, from recent weeks or, for longer streaks, from all marks. */
export async function listStreaks(db: Queries, asker: Asker, date: Day) {
  const until = date > asker.today ? asker.today : date
  const sql = "SELECT student_id, date, status FROM attendance_record WHERE family_id = $1 AND date BETWEEN $2 AND $3"
  const since = addDays(until, -usually)
  const [children, lately] = await Promise.all([
    ask<Child>(db, "child names", childNames, [asker.family_id]),
    ask<Seen>(db, "streak", sql, [asker.family_id, since, until]),
  ])
  const streaks = toStreaks(children, lately, until, asker)
  // A streak that fills all days read may be longer.
  const isCut = streaks.some(({ streak }) => streak >= (usually / 7 - 1) * asker.school_days.length)
  if (!isCut) return streaks
  return toStreaks(children, await ask<Seen>(db, "streak", sql, [asker.family_id, "1900-01-01", until]), until, asker)
}

function toStreaks(children: Child[], seen: Seen[], until: Day, { school_days, today }: Asker) {
  return children.map((student) => {
    const { id } = student
    const own = seen.filter(({ student_id }) => student_id === id)
    const marks = own.map((mark) => ({ date: mark.date.slice(0, 10), status: mark.status }))
    return {
      student_id: id,
      student,
      streak: streakOf(marks, { isSchoolDay: (day) => school_days.includes(weekdayOf(day)), until, today }),
    }
  })
}
