import { attendanceRate, type MarkCounts } from "@hearthbook/api/rules/attendance"
import { averageLetter, averagePercent, averageShownPercent } from "@hearthbook/api/rules/grading"
import type { Asker } from "./check-session.ts"
import { ask, type Queries, type Row } from "./pool.ts"

const byName = `
  SELECT st.id, st.first_name, st.last_name, st.color, st.grade_level, st.date_of_birth, st.sees_grades, st.version, st.created_at, st.updated_at,
    EXISTS (SELECT FROM "user" u WHERE u.family_id = st.family_id AND u.student_id = st.id) AS has_login,
    (SELECT count(*) FROM curriculum x WHERE x.family_id = st.family_id AND x.student_id = st.id)::int AS curriculum_count,
    (SELECT count(*) FROM lesson x WHERE x.family_id = st.family_id AND x.student_id = st.id)::int AS lessons,
    (SELECT count(*) FROM attendance_record x WHERE x.family_id = st.family_id AND x.student_id = st.id)::int AS attendance_records,
    (SELECT count(*) FROM schedule_entry x WHERE x.family_id = st.family_id AND x.student_id = st.id)::int AS schedule_entries,
    (SELECT count(*) FROM event x WHERE x.family_id = st.family_id AND x.student_id = st.id)::int AS events,
    (SELECT count(*) FROM submission x WHERE x.family_id = st.family_id AND x.student_id = st.id)::int AS submissions
  FROM student st WHERE st.family_id = $1 ORDER BY st.first_name, st.id`

// Grades are summed by curriculum first, because another join order would look up each grade separately.
const sumsBySubject = `
  SELECT c.student_id, s.id, s.name, s.color, s.icon,
    coalesce(sum(w.assignment_count), 0)::int AS assignment_count, coalesce(sum(w.graded_count), 0)::int AS graded_count,
    coalesce(sum(w.earned), 0) AS earned, coalesce(sum(w.possible), 0) AS possible
  FROM curriculum c
  JOIN subject s ON s.family_id = c.family_id AND s.id = c.subject_id
  LEFT JOIN (
    SELECT a.curriculum_id, count(*) AS assignment_count,
      count(*) FILTER (WHERE a.status = 'graded') AS graded_count,
      sum(g.points_earned) FILTER (WHERE a.status = 'graded' AND a.points_possible > 0) AS earned,
      sum(a.points_possible) FILTER (WHERE a.status = 'graded' AND g.id IS NOT NULL) AS possible
    FROM assignment a LEFT JOIN grade g ON g.family_id = $1 AND g.assignment_id = a.id
    WHERE a.family_id = $1 GROUP BY a.curriculum_id
  ) w ON w.curriculum_id = c.id
  WHERE c.family_id = $1
  GROUP BY c.student_id, s.id ORDER BY s.name, s.id`

/** Marks on school days of the school year to date, by child. The load families have no days off. */
export const marksOfYear = `
  SELECT student_id,
    count(*) FILTER (WHERE status = 'present')::int AS present, count(*) FILTER (WHERE status = 'absent')::int AS absent,
    count(*) FILTER (WHERE status = 'late')::int AS late, count(*) FILTER (WHERE status = 'excused')::int AS excused
  FROM school_year y JOIN attendance_record a ON a.family_id = $1 AND a.date BETWEEN y.start_date AND $2
  WHERE y.family_id = $1 AND $2 BETWEEN y.start_date AND y.end_date
    AND (enum_range(NULL::weekday))[extract(isodow FROM a.date)::int] = ANY(y.school_days)
  GROUP BY student_id`

export type MarksOfChild = MarkCounts & { student_id: string }

type Sums = Row & {
  student_id: string
  earned: number
  possible: number
  assignment_count: number
  graded_count: number
}
type Child = Row & Record<"lessons" | "attendance_records" | "schedule_entries" | "events" | "submissions", number>

/** Lists the family's children with their statistics. */
export async function listChildren(db: Queries, asker: Asker) {
  const [children, sums, marks] = await Promise.all([
    ask<Child>(db, "children", byName, [asker.family_id]),
    ask<Sums>(db, "sums", sumsBySubject, [asker.family_id]),
    ask<MarksOfChild>(db, "marks of year", marksOfYear, [asker.family_id, asker.today]),
  ])
  return children.map(({ lessons, attendance_records, schedule_entries, events, submissions, ...child }) => {
    const own = sums.filter(({ student_id }) => student_id === child["id"])
    const mark = marks.find(({ student_id }) => student_id === child["id"])
    return {
      ...child,
      assignment_count: own.reduce((sum, of) => sum + of.assignment_count, 0),
      graded_count: own.reduce((sum, of) => sum + of.graded_count, 0),
      attendance_rate: mark ? attendanceRate(mark) : null,
      subjects: own.map(({ earned, possible, ...of }) => ({
        subject: { id: of["id"], name: of["name"], color: of["color"], icon: of["icon"] },
        percent: averagePercent([{ earned, possible }]),
        shown_percent: averageShownPercent([{ earned, possible }]),
        letter_grade: averageLetter([{ earned, possible }]),
      })),
      removes: { lessons, attendance_records, schedule_entries, events, submissions },
    }
  })
}
