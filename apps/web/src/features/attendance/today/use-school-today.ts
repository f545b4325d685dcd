import { addDays, mondayOf, type Day } from "@hearthbook/core/time/days"
import { trpc } from "../../../api/trpc.ts"
import { dayOf } from "../../../lib/format.ts"
import { indexDaysOff, type OffOf } from "../week/days-off.ts"
import { weekQueries } from "../week/use-attendance-week.ts"

/** Longer than any summer. */
const mostDaysBack = 120

/** The queries that say which of the past days were school days, and which students have school today. */
export function schoolTodayQueries(today: Day) {
  return {
    past: { start_date: addDays(today, -mostDaysBack), end_date: addDays(today, -1) },
    now: { start_date: today, end_date: today },
  }
}

/** The input of the query for the marks of today and of the school day before. Usually this week's, which the page has anyway. */
export function todayMarksQuery(before: Day, today: Day): { start_date: Day; end_date: Day } {
  const { range } = weekQueries(mondayOf(today), today)
  return before < range.start_date ? { start_date: before, end_date: today } : range
}

/** The family's last school day before today, and the students' days off today. Suspends until the first response. */
export function useSchoolToday(today: Day): { before: Day; offOf: OffOf } {
  const { past, now } = schoolTodayQueries(today)
  const [[days, students]] = trpc.useSuspenseQueries((ask) => [
    ask.schoolDays.inRange(past),
    ask.schoolDays.ofStudents(now),
  ])
  const last = days.findLast(({ is_school_day }) => is_school_day)
  return { before: last ? dayOf(last.date) : past.end_date, offOf: indexDaysOff(students) }
}
