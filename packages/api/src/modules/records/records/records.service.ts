import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { groupBy } from "@hearthbook/core/lists/group-by"
import { schoolDayOf } from "@hearthbook/core/planning/school-days"
import { addDays, dayToMidnight, daysBetween, type Day } from "@hearthbook/core/time/days"
import { allOf } from "../../../sql/statement.ts"
import { listAmendments } from "../amendment/amendment.service.ts"
import { selectEvents } from "../../calendar/event/event.select.ts"
import { listFilings } from "../filing/filing.service.ts"
import { visibleRows as visibleLessons } from "../../work/lesson/lesson.policy.ts"
import { readPaceOf } from "../requirement/pace.service.ts"
import { loadSchoolCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import { requireSchoolYear } from "../../family/school-year/school-year.service.ts"
import { summarizeTimeOf } from "../time/time-summary.service.ts"
import type { RecordsFilter, RecordsView } from "./records.schema.ts"

type Span = { student_id: string; start_date: Day; end_date: Day }
type RegisterDay = RecordsView["register"][number]["days"][number]

/**
 * A student's records of a school year: the register, sums of time, lessons done, field trips, filings, amendments and pace. A constant
 * number of statements. NOT_FOUND for a student or year that the caller may not see.
 */
export async function readRecords(scope: Scope, { student_id, school_year_id }: RecordsFilter): Promise<RecordsView> {
  const year = await requireSchoolYear(scope, school_year_id)
  const { start_date, end_date } = year
  const span = { student_id, start_date, end_date }
  const hours = await summarizeTimeOf(scope, span)
  return {
    register: await readRegister(scope, span),
    hours,
    lessons: await readLessons(scope, span),
    field_trips: await readTrips(scope, span),
    filings: await listFilings(scope, { student_id, school_year_id }),
    amendments: await listAmendments(scope, { student_id, school_year_id }),
    ...(await readPaceOf(scope, student_id, year)),
  }
}

type Mark = Pick<RegisterDay, "status" | "minutes" | "recorded_late"> & { date: Day; fraction: number }

/** Each day of the year by month, with its mark. A mark of a day to come says nothing yet, and would not add up with the hours. */
async function readRegister(
  scope: Scope,
  { student_id, start_date, end_date }: Span,
): Promise<RecordsView["register"]> {
  const { db, family_id, calendar, today } = scope
  const marks = await db.$queryRaw<Mark[]>`
    SELECT a.date::text, a.status::text, a.fraction::float8 AS fraction, a.minutes,
      (a.created_at AT TIME ZONE ${calendar.time_zone})::date > a.date + 7 AS recorded_late
    FROM attendance_record a
    WHERE a.family_id = ${family_id}::uuid AND a.student_id = ${student_id}::uuid
      AND a.date BETWEEN ${start_date}::date AND least(${end_date}::date, ${today}::date)`
  const byDay = new Map(marks.map((mark) => [mark.date, mark]))
  const school = await loadSchoolCalendar(scope)
  const days = Array.from({ length: daysBetween(start_date, end_date) + 1 }, (_, index): RegisterDay => {
    const { date, is_school_day, name } = schoolDayOf(school, student_id, addDays(start_date, index))
    const { status = null, fraction, minutes = null, recorded_late = false } = byDay.get(date) ?? {}
    const part = fraction === undefined ? null : fraction === 1 ? 1 : 0.5
    return { date: dayToMidnight(date), is_school_day, name, status, fraction: part, minutes, recorded_late }
  })
  const months = groupBy(days, ({ date }) => date.slice(0, 7))
  return [...months].map(([month, own]) => ({ month, days: own }))
}

type LessonRow = RecordsView["lessons"][number] & { date: Day }

/** Lessons that were done in the year, by day, with the titles of their resources, in one statement. */
async function readLessons(scope: Scope, { student_id, start_date, end_date }: Span): Promise<RecordsView["lessons"]> {
  const { db, family_id, calendar } = scope
  const visible = allOf(visibleLessons(scope), [
    Prisma.sql`a.student_id = ${student_id}::uuid`,
    Prisma.sql`a.completed_on BETWEEN ${start_date}::date AND ${end_date}::date`,
  ])
  const rows = await db.$queryRaw<LessonRow[]>`
    SELECT a.id, a.completed_on::text AS date, c.subject_id, a.title, coalesce((
        SELECT array_agg(r.title ORDER BY x.position) FROM lesson_resource x
        JOIN resource r ON r.family_id = ${family_id}::uuid AND r.id = x.resource_id
        WHERE x.family_id = ${family_id}::uuid AND x.lesson_id = a.id
      ), '{}') AS resources,
      (a.completed_at AT TIME ZONE ${calendar.time_zone})::date > a.completed_on + 7 AS recorded_late
    FROM lesson a
    JOIN curriculum c ON c.family_id = ${family_id}::uuid AND c.id = a.curriculum_id
    WHERE ${visible}
    ORDER BY a.completed_on, a.position, a.id`
  return rows.map((row) => ({ ...row, date: dayToMidnight(row.date) }))
}

/** Field trips of the child up to today, and other events whose minutes count. */
function readTrips(scope: Scope, { student_id, start_date, end_date }: Span) {
  return selectEvents(scope, [
    Prisma.sql`(a.student_id = ${student_id}::uuid OR a.student_id IS NULL)`,
    Prisma.sql`(a.event_type = 'field_trip' OR a.minutes IS NOT NULL)`,
    Prisma.sql`a.start_date::date BETWEEN ${start_date}::date AND least(${end_date}::date, ${scope.today}::date)`,
  ])
}
