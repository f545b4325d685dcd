import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import type { Day } from "@hearthbook/core/time/days"
import type { Asker } from "./check-session.ts"
import { childColumns, subjectObject, type OfChild } from "./names.ts"
import { ask, dayInJson, type Queries } from "./pool.ts"

/** The earliest twenty notes of time that no adult has accepted. */
const notedTime = `
  SELECT coalesce(json_agg(json_build_object('id', n.id, 'date', ${dayInJson("n.date")}, 'minutes', n.minutes,
    'subject', CASE WHEN su.id IS NOT NULL THEN ${subjectObject} END, 'description', n.description, 'version', n.version)
    ORDER BY n.date, n.created_at, n.id), '[]')
  FROM (
    SELECT * FROM time_entry x
    WHERE x.family_id = st.family_id AND x.student_id = st.id AND x.status = 'noted'
    ORDER BY x.date, x.created_at, x.id LIMIT 20
  ) n
  LEFT JOIN subject su ON su.family_id = n.family_id AND su.id = n.subject_id`

/** Children with their marks on the days $2 and $3, the classes held on $2, and the family's setting for these. */
const children = `
  SELECT st.id AS student_id, ${childColumns}, f.log_classes,
    EXISTS (SELECT FROM "user" u WHERE u.family_id = st.family_id AND u.student_id = st.id) AS has_login,
    EXISTS (SELECT FROM curriculum c WHERE c.family_id = st.family_id AND c.student_id = st.id) AS has_curriculum,
    (SELECT coalesce(json_agg(json_build_object('date', x.date, 'status', x.status, 'fraction', x.fraction,
        'minutes', x.minutes, 'version', x.version)), '[]')
      FROM attendance_record x
      WHERE x.family_id = st.family_id AND x.student_id = st.id AND x.date IN ($2, $3)) AS marks,
    ARRAY(SELECT x.schedule_id::text FROM time_entry x
      WHERE x.family_id = st.family_id AND x.student_id = st.id AND x.date = $2 AND x.schedule_id IS NOT NULL) AS held_class_ids,
    (${notedTime}) AS noted_time
  FROM student st JOIN family f ON f.id = st.family_id
  WHERE st.family_id = $1 ORDER BY st.first_name, st.id`

type Mark = { date: Day; status: AttendanceStatus; fraction: number; minutes: number | null; version: number }
type Child = OfChild & {
  log_classes: string
  has_login: boolean
  has_curriculum: boolean
  marks: Mark[]
  held_class_ids: string[]
  noted_time: object[]
}

/** Lists the children with today's mark and the status of the school day before. */
export async function listChildren(db: Queries, { family_id, today }: Asker, previous: Day) {
  const rows = await ask<Child>(db, "day children", children, [family_id, today, previous])
  return rows.map(({ marks, ...child }) => {
    const mark = marks.find(({ date }) => date === today)
    return {
      ...child,
      mark: mark ? { ...mark, date: undefined } : null,
      previous_status: marks.find(({ date }) => date === previous)?.status ?? null,
    }
  })
}
