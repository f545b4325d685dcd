import type { Day } from "../../time/days.ts"
import { schoolDayAfter, schoolDayBefore, schoolDaysBetween, type SchoolCalendar } from "../school-days.ts"

/** Counts in a child's school days. */
export type SchoolDaySteps = {
  /** The first school day after a day; the day after if there is none within a year. */
  after: (day: Day) => Day
  /** The day that is `count` school days later, or earlier if `count` is negative. 0 is the day itself. */
  add: (day: Day, count: number) => Day
  /** The number of school days after `from` until `to`, which counts too; negative if `to` is earlier. */
  between: (from: Day, to: Day) => number
}

/** The steps of a child. Each is computed once, so that many items of one day take no longer than one. */
export function schoolDaySteps(calendar: SchoolCalendar, student_id: string | null): SchoolDaySteps {
  const after = remember((day) => schoolDayAfter(calendar, student_id, day))
  const before = remember((day) => schoolDayBefore(calendar, student_id, day))
  const daysIn = (start: Day, end: Day) => schoolDaysBetween(calendar, student_id, start, end)
  return {
    after,
    add: (day, count) => {
      let found = day
      for (let step = 0; step < Math.abs(count); step++) found = count > 0 ? after(found) : before(found)
      return found
    },
    between: (from, to) => {
      if (to < from) return -daysIn(to, from).filter((day) => day < from).length
      return daysIn(from, to).filter((day) => day > from).length
    },
  }
}

function remember(find: (day: Day) => Day): (day: Day) => Day {
  const known = new Map<Day, Day>()
  return (day) => {
    const found = known.get(day) ?? find(day)
    known.set(day, found)
    return found
  }
}
