import { dayToMidnight, weekdayOf } from "@hearthbook/core/time/days"
import type { Asker } from "./check-session.ts"
import { childColumns, subjectColumns, toChild, toSubject, withoutNames, type OfChild } from "./names.ts"
import { ask, dayInJson, type Queries, type Row } from "./pool.ts"

const classes = `
  SELECT e.id, e.student_id, e.day_of_week, e.start_time, e.end_time, e.location, e.start_date, e.end_date,
    coalesce(e.canceled_days, '{}')::text[] AS canceled_days, e.version, e.created_at, e.updated_at, ${childColumns}, ${subjectColumns}
  FROM schedule_entry e
  JOIN student st ON st.family_id = e.family_id AND st.id = e.student_id
  JOIN subject su ON su.family_id = e.family_id AND su.id = e.subject_id
  WHERE e.family_id = $1 AND e.day_of_week = $2::weekday
    AND (e.end_date IS NULL OR e.end_date >= $3) AND (e.start_date IS NULL OR e.start_date <= $3)
    AND $3 <> ALL (coalesce(e.canceled_days, '{}'))
  ORDER BY e.start_time, e.id`

/** Lists today's classes. */
export async function listClasses(db: Queries, { family_id, today }: Asker) {
  const values = [family_id, weekdayOf(today), today]
  const rows = await ask<OfChild & { canceled_days: string[] }>(db, "classes", classes, values)
  return rows.map((row) => ({
    ...withoutNames(row),
    canceled_days: row.canceled_days.map(dayToMidnight),
    student: toChild(row),
    subject: toSubject(row),
  }))
}

const lessons = `
  SELECT l.id, l.student_id, l.curriculum_id, l.title, l.planned_date, l.objectives, l.position, l.status, l.minutes,
    l.minutes_spent, l.pinned, l.together_id, l.completed_on, l.completed_at, l.version, l.created_at, l.updated_at, l.private_notes, ${childColumns}, ${subjectColumns},
    (SELECT coalesce(json_agg(json_build_object('id', r.id, 'title', r.title, 'resource_type', r.resource_type, 'external_url', r.external_url) ORDER BY lr.position), '[]')
      FROM lesson_resource lr JOIN resource r ON r.family_id = lr.family_id AND r.id = lr.resource_id
      WHERE lr.family_id = l.family_id AND lr.lesson_id = l.id) AS resources,
    (SELECT coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'type', a.type, 'status', a.status,
        'points_possible', a.points_possible, 'due_date', ${dayInJson("a.due_date")}) ORDER BY a.due_date, a.id), '[]')
      FROM assignment a WHERE a.family_id = l.family_id AND a.student_id = l.student_id AND a.lesson_id = l.id) AS assignments
  FROM lesson l
  JOIN curriculum c ON c.family_id = l.family_id AND c.student_id = l.student_id AND c.id = l.curriculum_id
  JOIN student st ON st.family_id = c.family_id AND st.id = c.student_id
  JOIN subject su ON su.family_id = c.family_id AND su.id = c.subject_id
  WHERE l.family_id = $1 AND (l.planned_date = $2 AND l.status <> 'skipped'
    OR l.planned_date IS NULL AND l.status = 'done' AND l.completed_on = $2)
  ORDER BY l.planned_date, l.position, l.id`

/** Lists today's lessons with their resources and assignments. */
export async function listLessons(db: Queries, { family_id, today }: Asker) {
  const rows = await ask<OfChild>(db, "lessons", lessons, [family_id, today])
  return rows.map((row) => ({
    ...withoutNames(row),
    subject_id: undefined,
    student: toChild(row),
    subject: toSubject(row),
  }))
}

const events = `
  SELECT e.id, e.title, e.description, e.student_id, e.event_type, e.start_date, e.end_date, e.all_day, e.location, e.minutes,
    coalesce(e.subject_ids, '{}')::text[] AS subject_ids, e.place, e.version, e.created_at, e.updated_at, ${childColumns}
  FROM event e LEFT JOIN student st ON st.family_id = e.family_id AND st.id = e.student_id
  WHERE e.family_id = $1 AND e.start_date < $2::date + 1
    AND (e.end_date > $2::date OR (e.all_day AND e.end_date = $2::date))
  ORDER BY e.start_date, e.id`

/** Lists events that include today. */
export async function listEvents(db: Queries, { family_id, today }: Asker) {
  const rows = await ask<Row & { student_id: string | null }>(db, "events", events, [family_id, today])
  return rows.map((row) => {
    const { student_id } = row
    return { ...withoutNames(row), student: student_id === null ? null : toChild({ ...row, student_id }) }
  })
}
