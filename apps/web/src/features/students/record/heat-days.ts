import { monthNames } from "@hearthbook/core/time/month-names"
import { countMarks, type MarkCounts } from "@hearthbook/core/attendance/attendance"
import { attendanceStatuses, type AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { addDays, mondayOf, weekOf, type Day } from "@hearthbook/core/time/days"
import type { AttendanceView } from "@hearthbook/api/records/attendance"
import type { SchoolDayView } from "@hearthbook/api/calendar/school-days"
import { dayOf } from "../../../lib/format.ts"

/** A day of the heat map: its mark, or for a day without one whether it was a school day, will be one, or is none. */
export type HeatDay = { date: Day; look: AttendanceStatus | "unmarked" | "ahead" | "off" }

/** A month of the table beside the heat map, with the number of days of each kind. */
export type HeatMonth = MarkCounts & { month: Day; school_days: number; unmarked: number }

type Mark = Pick<AttendanceView, "date" | "status">

/**
 * Returns the weeks of a year as columns, each with the weekdays that have a school day or a mark anywhere in the year. A mark on a day
 * without school is shown. Days outside the year are off.
 */
export function heatWeeks(days: SchoolDayView[], marks: Mark[], today: Day): HeatDay[][] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const byDay = new Map(days.map((day) => [dayOf(day.date), day]))
  const statuses = new Map(marks.map(({ date, status }) => [dayOf(date), status]))
  const lookOf = (date: Day): HeatDay["look"] => {
    const status = statuses.get(date)
    if (status && byDay.has(date)) return status
    if (!byDay.get(date)?.is_school_day) return "off"
    return date <= today ? "unmarked" : "ahead"
  }
  const weeks: HeatDay[][] = []
  for (let monday = mondayOf(dayOf(first.date)); monday <= dayOf(last.date); monday = addDays(monday, 7))
    weeks.push(weekOf(monday).map((date) => ({ date, look: lookOf(date) })))
  const isUsed = (at: number) => weeks.some((week) => week[at]?.look !== "off")
  return weeks.map((week) => week.filter((_, at) => isUsed(at)))
}

/** Returns the months of a year with their marks. Unmarked are the school days until today without a mark. */
export function heatMonths(days: SchoolDayView[], marks: Mark[], today: Day): HeatMonth[] {
  const months = new Set(days.map(({ date }) => dayOf(date).slice(0, 7)))
  const marked = new Set(marks.map(({ date }) => dayOf(date)))
  return [...months].map((month) => {
    const isIn = ({ date }: { date: string }) => date.startsWith(month)
    const school = days.filter((day) => day.is_school_day && isIn(day)).map(({ date }) => dayOf(date))
    return {
      month: `${month}-01`,
      school_days: school.length,
      unmarked: school.filter((day) => day <= today && !marked.has(day)).length,
      ...countMarks(marks.filter(isIn)),
    }
  })
}

/** Returns the sums of all months. */
export function totalOf(months: HeatMonth[]): Omit<HeatMonth, "month"> {
  const sum = (count: (month: HeatMonth) => number) => months.reduce((total, month) => total + count(month), 0)
  const [present, absent, late, excused] = attendanceStatuses.map((status) => sum((month) => month[status]))
  return {
    school_days: sum((month) => month.school_days),
    unmarked: sum((month) => month.unmarked),
    present: present ?? 0,
    absent: absent ?? 0,
    late: late ?? 0,
    excused: excused ?? 0,
  }
}

/**
 * The labels of the weeks: 'Sep' over the first week whose last school day is in September, even if the month begins on a weekend. A
 * first week that is alone in its month has none, because the next label would cover it.
 */
export function monthLabels(weeks: HeatDay[][]): (string | null)[] {
  const months = weeks.map(monthOf)
  return months.map((month, index) => {
    if (month === null || month === months[index - 1]) return null
    if (index === 0 && months[1] !== month) return null
    return monthNames[Number(month.slice(5)) - 1]?.slice(0, 3) ?? null
  })
}

/** YYYY-MM of a week's last school day, or of its last day if it has none. */
function monthOf(week: HeatDay[]): string | null {
  const last = week.toReversed().find(({ look }) => look !== "off") ?? week.at(-1)
  return last?.date.slice(0, 7) ?? null
}
