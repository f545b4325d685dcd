import { attendanceRate, type AttendanceStatus } from "@hearthbook/api/rules/attendance"
import { nextSchoolDay, previousSchoolDay, weekdayOf } from "@hearthbook/api/rules/time/days"
import { averagePercent } from "@hearthbook/api/rules/grading"
import { listMarks } from "./attendance.ts"
import type { Asker } from "./check-session.ts"
import { marksOfYear, type MarksOfChild } from "./children.ts"
import { ask, type Queries, type Row } from "./pool.ts"
import { toChild, toMark, toSubject, toWork, workColumns, workJoins, type WorkRow } from "./work.ts"

const childColumns = "st.first_name, st.last_name, st.color, st.grade_level"
const subjectColumns =
  "su.id AS subject_id, su.name AS subject_name, su.color AS subject_color, su.icon AS subject_icon"

const children = `
  SELECT st.id AS student_id, ${childColumns},
    EXISTS (SELECT FROM "user" u WHERE u.family_id = st.family_id AND u.student_id = st.id) AS has_login,
    EXISTS (SELECT FROM curriculum c WHERE c.family_id = st.family_id AND c.student_id = st.id) AS has_curriculum
  FROM student st WHERE st.family_id = $1 ORDER BY st.first_name, st.id`

const isDated = `EXISTS (
  SELECT FROM curriculum c WHERE c.family_id = l.family_id AND c.id = l.curriculum_id AND c.mode = 'dated')`

const figures = `
  SELECT w.upcoming, w.to_come, w.waiting, p.earned, p.possible, l.left_over
  FROM (
    SELECT count(*)::int AS upcoming, count(*) FILTER (WHERE due_date >= $2)::int AS to_come,
      count(*) FILTER (WHERE status = 'submitted')::int AS waiting
    FROM assignment WHERE family_id = $1 AND status IN ('assigned', 'in_progress', 'submitted')
  ) w, (
    SELECT coalesce(sum(g.points_earned), 0) AS earned, coalesce(sum(a.points_possible), 0) AS possible
    FROM grade g JOIN assignment a ON a.family_id = g.family_id AND a.id = g.assignment_id
    WHERE g.family_id = $1 AND a.status = 'graded' AND a.points_possible > 0
  ) p, (
    SELECT json_build_object('lessons', count(*) FILTER (WHERE NOT pinned),
      'since', to_char(min(planned_date) FILTER (WHERE NOT pinned), 'YYYY-MM-DD"T00:00:00.000Z"'),
      'fixed_count', count(*) FILTER (WHERE pinned),
      'fixed', (
        SELECT coalesce(json_agg(json_build_object('id', f.id, 'student_id', f.student_id, 'curriculum_id', f.curriculum_id,
          'title', f.title, 'planned_date', to_char(f.planned_date, 'YYYY-MM-DD"T00:00:00.000Z"'), 'version', f.version,
          'subject', json_build_object('id', su.id, 'name', su.name, 'color', su.color, 'icon', su.icon)) ORDER BY f.planned_date, f.position, f.id), '[]')
        FROM (
          SELECT * FROM lesson l
          WHERE family_id = $1 AND planned_date < $2 AND status = 'planned' AND pinned AND ${isDated}
          ORDER BY planned_date, position, id LIMIT 20
        ) f
        JOIN curriculum c ON c.family_id = f.family_id AND c.id = f.curriculum_id
        JOIN subject su ON su.family_id = c.family_id AND su.id = c.subject_id
      )) AS left_over
    FROM lesson l WHERE family_id = $1 AND planned_date < $2 AND status = 'planned' AND ${isDated}
  ) l`

const classes = `
  SELECT e.id, e.student_id, e.subject_id, e.day_of_week, e.start_time, e.end_time, e.location, e.start_date, e.end_date,
    coalesce(e.canceled_days, '{}')::text[] AS canceled_days, e.version, e.created_at, e.updated_at, ${childColumns}, su.name AS subject_name, su.color AS subject_color, su.icon AS subject_icon
  FROM schedule_entry e
  JOIN student st ON st.family_id = e.family_id AND st.id = e.student_id
  JOIN subject su ON su.family_id = e.family_id AND su.id = e.subject_id
  WHERE e.family_id = $1 AND e.day_of_week = $2::weekday
    AND (e.end_date IS NULL OR e.end_date >= $3) AND (e.start_date IS NULL OR e.start_date <= $3)
    AND $3 <> ALL (coalesce(e.canceled_days, '{}'))
  ORDER BY e.start_time, e.id`

const lessons = `
  SELECT l.id, l.student_id, l.curriculum_id, l.title, l.planned_date, l.objectives, l.position, l.status, l.minutes,
    l.minutes_spent, l.pinned, l.together_id, l.completed_on, l.completed_at, l.version, l.created_at, l.updated_at, l.private_notes, ${childColumns}, ${subjectColumns},
    (SELECT coalesce(json_agg(json_build_object('id', r.id, 'title', r.title, 'resource_type', r.resource_type, 'external_url', r.external_url) ORDER BY lr.position), '[]')
      FROM lesson_resource lr JOIN resource r ON r.family_id = lr.family_id AND r.id = lr.resource_id
      WHERE lr.family_id = l.family_id AND lr.lesson_id = l.id) AS resources,
    (SELECT coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'type', a.type, 'status', a.status,
        'points_possible', a.points_possible, 'due_date', to_char(a.due_date, 'YYYY-MM-DD"T00:00:00.000Z"')) ORDER BY a.due_date, a.id), '[]')
      FROM assignment a WHERE a.family_id = l.family_id AND a.student_id = l.student_id AND a.lesson_id = l.id) AS assignments
  FROM lesson l
  JOIN curriculum c ON c.family_id = l.family_id AND c.student_id = l.student_id AND c.id = l.curriculum_id
  JOIN student st ON st.family_id = c.family_id AND st.id = c.student_id
  JOIN subject su ON su.family_id = c.family_id AND su.id = c.subject_id
  WHERE l.family_id = $1 AND (l.planned_date = $2 AND l.status <> 'skipped'
    OR l.planned_date IS NULL AND l.status = 'done' AND l.completed_on = $2)
  ORDER BY l.planned_date, l.position, l.id`

const events = `
  SELECT e.id, e.title, e.description, e.student_id, e.event_type, e.start_date, e.end_date, e.all_day, e.location, e.version,
    e.created_at, e.updated_at, ${childColumns}
  FROM event e LEFT JOIN student st ON st.family_id = e.family_id AND st.id = e.student_id
  WHERE e.family_id = $1 AND e.start_date < $2::date + 1
    AND (e.end_date > $2::date OR (e.all_day AND e.end_date = $2::date))
  ORDER BY e.start_date, e.id`

const open = "status IN ('assigned', 'in_progress', 'submitted')"
const toDo = "status IN ('assigned', 'in_progress')"

/** The oldest hundred overdue assignments of a child, with its oldest one. */
const lateIds = `
  CASE WHEN a.part = 2 AND a.place = 1 THEN (
    SELECT json_agg(late.id ORDER BY late.place) FROM late WHERE late.student_id = a.student_id AND late.place <= 100) END`

/** Work due today, overdue (the oldest three of each child), upcoming and submitted. */
const work = `
  WITH late AS (
    SELECT *, count(*) OVER (PARTITION BY student_id)::int AS of_child,
      row_number() OVER (PARTITION BY student_id ORDER BY due_date, id) AS place
    FROM assignment WHERE family_id = $1 AND ${toDo} AND due_date < $2
  ), a AS (
    SELECT *, 0 AS of_child, 0 AS place, 1 AS part FROM assignment WHERE family_id = $1 AND due_date = $2
    UNION ALL
    SELECT late.*, 2 FROM late WHERE place <= 3
    UNION ALL
    (SELECT *, 0, 0, 3 FROM assignment WHERE family_id = $1 AND ${open} AND due_date > $2 ORDER BY due_date, id LIMIT 3)
    UNION ALL
    (SELECT *, 0, 0, 4 FROM assignment WHERE family_id = $1 AND status = 'submitted' AND due_date <> $2 ORDER BY due_date, id LIMIT 3)
  )
  SELECT a.part, a.of_child, ${lateIds} AS late_ids, ${workColumns} FROM a ${workJoins} ORDER BY a.part, a.due_date, a.id`

/** Grades with the names of their assignment and subject. */
const gradeColumns = `
  g.id AS grade_id, g.points_earned, g.percentage, g.letter_grade, g.feedback, g.version AS grade_version,
  g.created_at AS grade_created_at, g.updated_at AS grade_updated_at, g.assignment_id, g.student_id, a.title, a.points_possible, ${subjectColumns}`
const newestGrades = `
  SELECT ${gradeColumns}
  FROM (
    SELECT g.* FROM grade g
    WHERE g.family_id = $1 AND EXISTS (SELECT FROM assignment a WHERE a.id = g.assignment_id AND a.status = 'graded')
    ORDER BY g.updated_at DESC, g.id DESC LIMIT 4
  ) g
  JOIN assignment a ON a.family_id = g.family_id AND a.id = g.assignment_id
  JOIN curriculum c ON c.family_id = a.family_id AND c.id = a.curriculum_id
  JOIN subject su ON su.family_id = c.family_id AND su.id = c.subject_id
  ORDER BY g.updated_at DESC, g.id DESC`

type Child = Row & { student_id: string; has_login: boolean; has_curriculum: boolean }
type OfChild = Row & { student_id: string }
type Class = OfChild & { canceled_days: string[] }
type Figures = {
  upcoming: number
  to_come: number
  waiting: number
  earned: number
  possible: number
  left_over: object
}

/** Courses with undated lessons, loops and days off, which the load families do not have and the floor does not support. */
const unsupported = `
  SELECT EXISTS (SELECT FROM loop WHERE family_id = $1)
    OR EXISTS (SELECT FROM curriculum WHERE family_id = $1 AND mode = 'next')
    OR EXISTS (SELECT FROM event WHERE family_id = $1 AND all_day AND event_type IN ('holiday', 'school_day')) AS has_some`

/** Reads everything that the dashboard shows. */
export async function readOverview(db: Queries, asker: Asker) {
  const { family_id, today, school_days } = asker
  const previous = previousSchoolDay(today, school_days)
  const [people, [sums], yearMarks, marks, held, planned, happening, assignments, graded, [others]] = await Promise.all(
    [
      ask<Child>(db, "day children", children, [family_id]),
      ask<Figures>(db, "figures", figures, [family_id, today]),
      ask<MarksOfChild>(db, "marks of year", marksOfYear, [family_id, today]),
      listMarks(db, asker, previous, today),
      ask<Class>(db, "classes", classes, [family_id, weekdayOf(today), today]),
      ask<OfChild>(db, "lessons", lessons, [family_id, today]),
      ask<OfChild & { student_id: string | null }>(db, "events", events, [family_id, today]),
      ask<WorkRow & { part: number; of_child: number; late_ids: string[] | null }>(db, "day work", work, [
        family_id,
        today,
      ]),
      ask<OfChild & { grade_id: string }>(db, "newest grades", newestGrades, [family_id]),
      ask<{ has_some: boolean }>(db, "unsupported", unsupported, [family_id]),
    ],
  )
  if (others?.has_some) throw new Error("The floor does not support loops, undated lessons and days off.")
  const statusOn = (student_id: string, day: string) =>
    marks.find((mark) => mark.student_id === student_id && mark.date.startsWith(day))
  const part = (number: number) => assignments.filter((row) => row.part === number).map((row) => toWork(row, today))
  const due = [...part(1), ...part(2)]
  const entries = held.map((row) => ({
    ...withoutNames(row),
    canceled_days: row.canceled_days.map((day) => `${day}T00:00:00.000Z`),
    student: toChild(row),
    subject: toSubject(row),
  }))
  const lessonViews = planned.map((row) => ({
    ...withoutNames(row),
    subject_id: undefined,
    student: toChild(row),
    subject: toSubject(row),
  }))
  return {
    today: `${today}T00:00:00.000Z`,
    is_school_day: school_days.includes(weekdayOf(today)),
    previous_school_day: `${previous}T00:00:00.000Z`,
    next_school_day: `${nextSchoolDay(today, school_days)}T00:00:00.000Z`,
    stats: {
      student_count: people.length,
      upcoming_assignments: sums?.upcoming,
      attendance_rate: attendanceRate(addUp(yearMarks)),
      average_grade: sums ? averagePercent([sums]) : null,
    },
    left_over: sums?.left_over,
    setup: {
      student_count: people.length,
      without_login: people.filter(({ has_login }) => !has_login).map(toChild),
      without_curriculum: people.filter(({ has_curriculum }) => !has_curriculum).map(toChild),
    },
    children: people.map((child) => {
      const own = <Item extends { student_id?: unknown }>(items: Item[]) =>
        items.filter(({ student_id }) => student_id === child.student_id)
      const mark = statusOn(child.student_id, today)
      const late = assignments.find((row) => row.part === 2 && row.student_id === child.student_id && row.late_ids)
      return {
        student: toChild(child),
        is_school_day: school_days.includes(weekdayOf(today)),
        mark: mark ? { status: mark.status, version: mark["version"] } : null,
        previous_status: statusOn(child.student_id, previous)?.status ?? null,
        classes: own(entries),
        lessons: own(lessonViews),
        due: own(due),
        overdue_count: late?.of_child ?? 0,
        overdue_ids: late?.late_ids ?? [],
      }
    }),
    events: happening.map((row) => ({ ...withoutNames(row), student: row.student_id === null ? null : toChild(row) })),
    upcoming: part(3),
    recently_graded: graded.map(toGrade),
    waiting: part(4),
    waiting_count: sums?.waiting,
    upcoming_count: sums?.to_come,
  }
}

/** Converts a grade to the API's format. */
export function toGrade(row: OfChild & { grade_id: string }) {
  return {
    ...toMark(row),
    assignment_id: row["assignment_id"],
    student_id: row.student_id,
    assignment: { id: row["assignment_id"], title: row["title"], points_possible: row["points_possible"] },
    subject: toSubject(row),
  }
}

function addUp(marks: MarksOfChild[]): Record<AttendanceStatus, number> {
  const sum = (status: AttendanceStatus) => marks.reduce((total, of) => total + of[status], 0)
  return { present: sum("present"), absent: sum("absent"), late: sum("late"), excused: sum("excused") }
}

/** Removes fields that are in nested objects. JSON omits undefined values. */
const moved = {
  first_name: undefined,
  last_name: undefined,
  color: undefined,
  grade_level: undefined,
  subject_name: undefined,
  subject_color: undefined,
  subject_icon: undefined,
}

function withoutNames(row: Row): Row & { student_id?: unknown } {
  return { ...row, ...moved }
}
