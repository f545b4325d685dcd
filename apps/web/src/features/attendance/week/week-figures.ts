import {
  countedDays,
  countMarks,
  dayRate,
  perfectStreak,
  weekRate,
  type Mark,
  type MarkCounts,
} from "@hearthbook/api/rules/attendance"
import { weekdayOf, type Day, type Weekday } from "@hearthbook/api/rules/days"

/** What a week's figures are taken of: the marks and streaks of those children, by the family's school days. */
type Week = { days: Day[]; marks: Mark[]; streaks: number[]; school_days: Weekday[]; today: Day }

export type WeekFigures = {
  /** Percent, by the school days that have come; null before the first one. */
  rate: number | null
  counts: MarkCounts
  /** School days of children that have come and bear no mark. */
  unmarked: number
  /** How many children have a streak that earns the badge of the perfect week. */
  perfect: number
}

/** The figures of a week. Marks on days that are no school days count nowhere (DECISIONS 11a). */
export function figuresOf({ days, marks, streaks, school_days, today }: Week): WeekFigures {
  const students = streaks.length
  const come = countedDays(days, school_days, today)
  const counting = keepCounting(marks, school_days)
  return {
    rate: weekRate(counting, students, come),
    counts: countMarks(counting),
    unmarked: students * come.length - counting.filter(({ date }) => come.includes(date)).length,
    perfect: streaks.filter((streak) => streak >= perfectStreak).length,
  }
}

/** The marks on school days. */
export function keepCounting(marks: Mark[], school_days: Weekday[]): Mark[] {
  return marks.filter(({ date }) => school_days.includes(weekdayOf(date)))
}

/** One day of the week: how many marks of each kind, and the percent present; null where the day does not count, or not yet. */
export function dayFiguresOf(
  day: Day,
  { marks, streaks, school_days, today }: Omit<Week, "days">,
): { counts: MarkCounts; rate: number | null } {
  const own = marks.filter(({ date }) => date === day)
  const counts = countedDays([day], school_days, today).length > 0
  return { counts: countMarks(own), rate: counts ? dayRate(own, streaks.length) : null }
}
