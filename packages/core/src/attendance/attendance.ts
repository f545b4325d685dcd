import { addDays, type Day } from "../time/days.ts"
import { attendanceStatuses, thereStatuses, wasOnTime, wasThere, type AttendanceStatus } from "./attendance-status.ts"

/** The number of school days with each status. */
export type MarkCounts = Record<AttendanceStatus, number>

/**
 * The percentage of marked school days that were attended, rounded half up. Late counts as attended. Null if nothing is marked.
 */
export function attendanceRate(marks: MarkCounts): number | null {
  const sumOf = (statuses: AttendanceStatus[]) => statuses.reduce((sum, status) => sum + marks[status], 0)
  return wholePercent(sumOf(thereStatuses), sumOf([...attendanceStatuses]))
}

export type Mark = { student_id: string; date: Day; status: AttendanceStatus }

/** The length of the streak that earns the badge for a perfect week. */
export const perfectStreak = 5

export function countMarks(marks: Pick<Mark, "status">[]): MarkCounts {
  const of = (status: AttendanceStatus) => marks.filter((mark) => mark.status === status).length
  return { present: of("present"), absent: of("absent"), late: of("late"), excused: of("excused") }
}

/** The school days among these days that are not in the future. A week's rate is based on them. */
export function countedDays(days: Day[], isSchoolDay: (day: Day) => boolean, today: Day): Day[] {
  return days.filter((day) => day <= today && isSchoolDay(day))
}

/**
 * A week's rate in percent: (present + late) / school days so far, rounded half up. `days` has the school days of each student.
 * Marks on other days are ignored. Null until there is a mark on one of these days, and without students.
 */
export function weekRate(marks: Mark[], days: ReadonlyMap<string, Day[]>): number | null {
  const counting = marks.filter(({ student_id, date }) => days.get(student_id)?.includes(date))
  if (counting.length === 0) return null
  const attended = counting.filter(({ status }) => wasThere(status))
  return wholePercent(attended.length, [...days.values()].flat().length)
}

/** A day's rate in percent: present / students, rounded half up. Null until there is a mark on the day, and without students. */
export function dayRate(marks: Pick<Mark, "status">[], students: number): number | null {
  const onTime = marks.filter(({ status }) => wasOnTime(status))
  return marks.length === 0 ? null : wholePercent(onTime.length, students)
}

/** Green from 90, yellow from 70, red below. */
export function rateTone(rate: number): "green" | "yellow" | "red" {
  return rate >= 90 ? "green" : rate >= 70 ? "yellow" : "red"
}

/**
 * The number of consecutive school days up to `until` on which a child was present. Late, absent or excused breaks the streak.
 * So does a school day without a mark, except today, which may still be marked. Other days neither break nor lengthen it.
 */
export function streakOf(
  marks: Pick<Mark, "date" | "status">[],
  { isSchoolDay, until, today }: { isSchoolDay: (day: Day) => boolean; until: Day; today: Day },
): number {
  const statuses = new Map(marks.map(({ date, status }) => [date, status]))
  const first = marks.reduce((earliest, { date }) => (date < earliest ? date : earliest), until)
  let streak = 0
  for (let day = until; day >= first; day = addDays(day, -1)) {
    if (!isSchoolDay(day)) continue
    const status = statuses.get(day)
    if (status !== undefined && wasOnTime(status)) streak += 1
    else if (status !== undefined || day !== today) break
  }
  return streak
}

export type Insight = "outstanding_week" | "perfect_streaks" | "absence_alert" | "improvement_opportunity"

/** Insights into a week's attendance. None while there is no rate. */
export function insightsOf(week: {
  rate: number | null
  absent: number
  students: number
  perfect: number
}): Insight[] {
  const { rate, absent, students, perfect } = week
  const found: [Insight, boolean][] = [
    ["outstanding_week", rate !== null && rate >= 95],
    ["perfect_streaks", perfect > 0],
    ["absence_alert", absent > 2 * students],
    ["improvement_opportunity", rate !== null && rate < 80],
  ]
  return found.filter(([, holds]) => holds).map(([insight]) => insight)
}

/** Rounds half up in integer arithmetic; null if `whole` is 0. */
function wholePercent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((200 * part + whole) / (2 * whole))
}
