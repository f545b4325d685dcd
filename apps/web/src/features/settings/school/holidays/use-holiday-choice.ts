import { addDays, weekdayOf, type Weekday } from "@hearthbook/core/time/days"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { HolidayView } from "@hearthbook/api/calendar/holiday"
import { useState } from "react"
import { coversHoliday } from "../../../../entities/school-year/covers-holiday.ts"
import { dayOf } from "../../../../lib/format.ts"

/**
 * A suggested holiday. `exists` is true if a day off for everyone covers it already, and `isOnSchoolDay` if one of its days is on a
 * school weekday.
 */
export type OfferedHoliday = HolidayView & { key: string; exists: boolean; isOnSchoolDay: boolean; isTicked: boolean }

/**
 * The ticked holidays. At first these are the ones on a school weekday of the year, but for those that exist already. A choice is
 * kept when the place changes.
 */
export function useHolidayChoice(suggested: HolidayView[], events: EventView[], school_days: Weekday[]) {
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set())
  const holidays = suggested.map((holiday): OfferedHoliday => {
    const key = `${holiday.start_date} ${holiday.name}`
    const exists = events.some((event) => coversHoliday(event, holiday))
    const isOnSchoolDay = fallsOn(school_days, holiday)
    const isSuggested = isOnSchoolDay && !exists
    return { ...holiday, key, exists, isOnSchoolDay, isTicked: isSuggested !== flipped.has(key) }
  })
  const flip = (key: string) =>
    setFlipped((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  return { holidays, chosen: holidays.filter(({ isTicked }) => isTicked), flip }
}

/** True if one of a holiday's days is on one of the weekdays. */
function fallsOn(weekdays: Weekday[], holiday: HolidayView): boolean {
  const last = dayOf(holiday.end_date)
  for (let day = dayOf(holiday.start_date); day <= last; day = addDays(day, 1)) {
    if (weekdays.includes(weekdayOf(day))) return true
  }
  return false
}
