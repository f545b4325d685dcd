import { addDays, nextWeekday, type Day, type Weekday } from "../../time/days.ts"
import { longestGap } from "../meeting-day-walk.ts"
import { isDayOff, isSchoolDay, yearOn, type SchoolCalendar } from "../school-days.ts"

/** The days on which a pinned lesson of a course may fall, and the course's last day. */
export type OpenDays = { end: Day; isOpen: (day: Day) => boolean; isDayOff: (day: Day) => boolean }

/** The weeks searched for an open day: two years. */
const weeksSearched = 105

/**
 * The days for pinned lessons of a child's course that ends on `end`: the child's school days, and after the end also days that lie in
 * no school year and are no days off.
 */
export function openDays(calendar: SchoolCalendar, student_id: string, end: Day): OpenDays {
  const isOff = (day: Day) => isDayOff(calendar, student_id, day)
  return {
    end,
    isOpen: (day) =>
      isSchoolDay(calendar, student_id, day) || (day > end && yearOn(calendar, day) === undefined && !isOff(day)),
    isDayOff: isOff,
  }
}

/**
 * The first such weekday strictly after a day that is open. Where there is none in two years, as for a weekday without school, it is
 * the first one after the course's end that is no day off.
 */
export function pinnedDay(weekday: Weekday, before: Day, { end, isOpen, isDayOff }: OpenDays): Day {
  const first = nextWeekday(weekday, addDays(before, 1))
  const afterEnd = nextWeekday(weekday, addDays(before > end ? before : end, 1))
  const open = firstWeekly(first, weeksSearched, isOpen)
  return open ?? firstWeekly(afterEnd, Math.floor(longestGap / 7), (day) => !isDayOff(day)) ?? afterEnd
}

function firstWeekly(first: Day, weeks: number, isRight: (day: Day) => boolean): Day | null {
  for (let week = 0; week < weeks; week += 1) {
    const day = addDays(first, week * 7)
    if (isRight(day)) return day
  }
  return null
}
