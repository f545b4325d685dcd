import {
  countedDays,
  countMarks,
  dayRate,
  perfectStreak,
  weekRate,
  type Mark,
  type MarkCounts,
} from "@hearthbook/api/rules/attendance"
import { weekdayOf, type Day, type Weekday } from "@hearthbook/api/rules/time/days"

/** The data behind a week's figures. */
type Week = { days: Day[]; marks: Mark[]; streaks: number[]; school_days: Weekday[]; today: Day }

export type WeekFigures = {
  /** Percent of the school days so far; null until one of them has a mark. */
  rate: number | null
  counts: MarkCounts
  /** School days so far without a mark, over all children. */
  unmarked: number
  /** Children whose streak earns the perfect-week badge. */
  perfect: number
}

/** The figures of a week. Marks on other than school days are not counted. */
export function figuresOf({ days, marks, streaks, school_days, today }: Week): WeekFigures {
  const students = streaks.length
  const come = countedDays(days, isAmong(school_days), today)
  const counting = marksOnSchoolDays(marks, school_days)
  return {
    rate: weekRate(counting, students, come),
    counts: countMarks(counting),
    unmarked: students * come.length - counting.filter(({ date }) => come.includes(date)).length,
    perfect: streaks.filter((streak) => streak >= perfectStreak).length,
  }
}

/** Returns the marks on school days. */
export function marksOnSchoolDays(marks: Mark[], school_days: Weekday[]): Mark[] {
  const isSchoolDay = isAmong(school_days)
  return marks.filter(({ date }) => isSchoolDay(date))
}

function isAmong(school_days: Weekday[]): (day: Day) => boolean {
  return (day) => school_days.includes(weekdayOf(day))
}

/**
 * The figures of a day: counts of each mark, and the percentage present; null without a mark, and if the day is not counted, or not yet.
 */
export function dayFiguresOf(
  day: Day,
  { marks, streaks, school_days, today }: Omit<Week, "days">,
): { counts: MarkCounts; rate: number | null } {
  const own = marks.filter(({ date }) => date === day)
  const counts = countedDays([day], isAmong(school_days), today).length > 0
  return { counts: countMarks(own), rate: counts ? dayRate(own, streaks.length) : null }
}
