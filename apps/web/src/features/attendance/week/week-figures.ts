import {
  countedDays,
  countMarks,
  dayRate,
  perfectStreak,
  weekRate,
  type Mark,
  type MarkCounts,
} from "@hearthbook/core/attendance/attendance"
import type { Day } from "@hearthbook/core/time/days"
import type { OffOf } from "./days-off.ts"

/** The data behind a week's figures. `children` are those shown. */
type Week = { days: Day[]; marks: Mark[]; children: { id: string; streak: number }[]; offOf: OffOf; today: Day }

export type WeekFigures = {
  /** Percent of the school days so far; null until one of them has a mark. */
  rate: number | null
  counts: MarkCounts
  /** School days so far without a mark, over all children. */
  unmarked: number
  /** Children whose streak earns the perfect-week badge. */
  perfect: number
}

/** The figures of a week. Marks on other than their child's school days are not counted. */
export function figuresOf({ days, marks, children, offOf, today }: Week): WeekFigures {
  const soFar = new Map(children.map(({ id }) => [id, countedDays(days, (day) => offOf(id, day) === null, today)]))
  const counting = marksOnSchoolDays(marks, offOf)
  const marked = counting.filter(({ student_id, date }) => soFar.get(student_id)?.includes(date))
  return {
    rate: weekRate(counting, soFar),
    counts: countMarks(counting),
    unmarked: [...soFar.values()].flat().length - marked.length,
    perfect: children.filter(({ streak }) => streak >= perfectStreak).length,
  }
}

/** Returns the marks on school days of their child. */
export function marksOnSchoolDays(marks: Mark[], offOf: OffOf): Mark[] {
  return marks.filter(({ student_id, date }) => offOf(student_id, date) === null)
}

/**
 * The figures of a day: counts of each mark, and the percentage present of the children who have school. Null without a mark of
 * theirs, in the future, and if no child has school.
 */
export function dayFiguresOf(
  day: Day,
  { marks, children, offOf, today }: Omit<Week, "days">,
): { counts: MarkCounts; rate: number | null } {
  const own = marks.filter(({ date }) => date === day)
  const atSchool = children.filter(({ id }) => offOf(id, day) === null).length
  const rate = day <= today ? dayRate(marksOnSchoolDays(own, offOf), atSchool) : null
  return { counts: countMarks(own), rate }
}
