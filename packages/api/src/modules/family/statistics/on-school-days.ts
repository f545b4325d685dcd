import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { schoolDaysBetween, yearOn, type SchoolCalendar } from "@hearthbook/core/planning/school-days"
import { academicYearStart } from "@hearthbook/core/time/academic-year"
import type { Day } from "@hearthbook/core/time/days"

/**
 * SQL that selects the attendance marks on school days of their child, in the school year in progress up to today. Between two
 * years it begins with the academic year.
 */
export function onSchoolDaysOfYear(scope: Scope, school: SchoolCalendar): Prisma.Sql {
  const { today, calendar } = scope
  return onSchoolDays(school, yearOn(school, today)?.start_date ?? academicYearStart(today, calendar.year_start), today)
}

/** The days of all children are one list. The days on which a child differs from it are pairs, of which there are few. */
function onSchoolDays(school: SchoolCalendar, from: Day, to: Day): Prisma.Sql {
  const days = schoolDaysBetween(school, null, from, to)
  const exceptions = childrenWithEvents(school).flatMap((student_id) => {
    const own = schoolDaysBetween(school, student_id, from, to)
    return differences(days, own).map((date) => ({ student_id, date }))
  })
  const onListed = Prisma.sql`date BETWEEN ${from}::date AND ${to}::date AND (date = ANY(${days}::date[]))`
  if (exceptions.length === 0) return onListed
  const students = exceptions.map(({ student_id }) => student_id)
  const dates = exceptions.map(({ date }) => date)
  return Prisma.sql`${onListed} <> ((student_id, date) IN (SELECT * FROM unnest(${students}::uuid[], ${dates}::date[])))`
}

function childrenWithEvents({ events }: SchoolCalendar): string[] {
  return [...new Set(events.flatMap(({ student_id }) => (student_id === null ? [] : [student_id])))]
}

/** The days that are in one of two lists only. */
function differences(one: Day[], other: Day[]): Day[] {
  const [ones, others] = [new Set(one), new Set(other)]
  return [...one.filter((day) => !others.has(day)), ...other.filter((day) => !ones.has(day))]
}
