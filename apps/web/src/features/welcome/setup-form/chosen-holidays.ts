import { addDays, weekdayOf } from "@hearthbook/core/time/days"
import type { HolidayView } from "@hearthbook/api/calendar/holiday"
import type { SetupAnswers } from "@hearthbook/api/plan/setup-answers"
import { dayOf } from "../../../lib/format.ts"

/** A day off that can be ticked. */
export type OfferedDayOff = { name: string; start_date: string; end_date: string; isTicked: boolean }

/**
 * The public holidays on school days of the year, each with its tick. Until the parent has chosen these are all of them, but none in a
 * year in use.
 */
export function offeredHolidays(answers: SetupAnswers, suggested: HolidayView[], isInUse: boolean): OfferedDayOff[] {
  return suggested
    .map(({ name, ...days }) => ({ name, start_date: dayOf(days.start_date), end_date: dayOf(days.end_date) }))
    .filter(({ start_date, end_date }) => answers.start_date <= start_date && end_date <= answers.end_date)
    .filter((holiday) => fallsOnSchoolDay(holiday, answers))
    .map((holiday) => ({ ...holiday, isTicked: isTicked(answers, holiday, isInUse) }))
}

type DayOff = Omit<OfferedDayOff, "isTicked">

/** The ticked ones, as they are saved. */
export function chosenHolidays(offered: OfferedDayOff[]): DayOff[] {
  return offered
    .filter(({ isTicked: isChosen }) => isChosen)
    .map(({ name, start_date, end_date }) => ({ name, start_date, end_date }))
}

function isTicked({ holidays }: SetupAnswers, { name, start_date }: DayOff, isInUse: boolean): boolean {
  if (holidays === null) return !isInUse
  return holidays.some((chosen) => chosen.name === name && chosen.start_date === start_date)
}

function fallsOnSchoolDay({ start_date, end_date }: DayOff, { school_days }: SetupAnswers): boolean {
  for (let day = start_date; day <= end_date; day = addDays(day, 1)) {
    if (school_days.includes(weekdayOf(day))) return true
  }
  return false
}
