import type Holidays from "date-holidays"
import type { HolidaysTypes } from "date-holidays"
import { fieldError } from "@hearthbook/core/errors/errors"
import type { Period } from "@hearthbook/core/planning/terms"
import { dateToDay, type Day } from "@hearthbook/core/time/days"

/** A public holiday from its first to its last day, both included. */
export type PublicHoliday = Period & { name: string }

/** The ISO code of a country, and of one of its regions if the holidays of a region are wanted. Both in upper case. */
export type Place = { country: string; region?: string }

/**
 * The public holidays of a place that lie in a period, in order, each once. VALIDATION_ERROR at `country` or `region` for a code that
 * is not known. The library has the calendars of all countries and is loaded only here.
 */
export async function publicHolidays(place: Place, { start_date, end_date }: Period): Promise<PublicHoliday[]> {
  const { default: Calendar } = await import("date-holidays")
  const calendar = openCalendar(new Calendar(), place)
  const found = new Map<string, PublicHoliday>()
  for (let year = Number(start_date.slice(0, 4)); year <= Number(end_date.slice(0, 4)); year++) {
    for (const holiday of calendar.getHolidays(year)) {
      const days = { name: holiday.name, ...daysOf(holiday) }
      if (days.start_date < start_date || days.end_date > end_date) continue
      found.set(`${days.start_date} ${days.name}`, days)
    }
  }
  return [...found.values()].toSorted((one, other) => (one.start_date < other.start_date ? -1 : 1))
}

function openCalendar(calendar: Holidays, { country, region }: Place): Holidays {
  if (!Object.hasOwn(calendar.getCountries(), country)) throw fieldError("country", "This country is not known.")
  const regions = calendar.getStates(country) ?? {}
  if (region !== undefined && !Object.hasOwn(regions, region))
    throw fieldError("region", "This country has no such region.")
  const options = { types: ["public" as const], languages: [country === "US" ? "en-us" : "en"] }
  if (region === undefined) calendar.init(country, options)
  else calendar.init(country, region, options)
  return calendar
}

const millisecondsADay = 86_400_000

/** A holiday that begins in the evening counts from the next day on. One that ends at noon does not count on that day. */
function daysOf({ date, start, end }: HolidaysTypes.Holiday): Period {
  const local = localStart(date)
  const first = Math.round(local / millisecondsADay)
  const next = Math.ceil((local + end.getTime() - start.getTime()) / millisecondsADay - 0.5)
  return { start_date: dayAt(first), end_date: dayAt(Math.max(first, next - 1)) }
}

/** The local start of '2026-03-20 00:00:00 -0600', which is six hours before that midnight, as UTC milliseconds. */
function localStart(date: string): number {
  const [, day = "", time = "", sign = "+", hours = "0", minutes = "0"] =
    /^(\S+) (\S+)(?: ([+-])(\d\d):?(\d\d))?$/.exec(date) ?? []
  const shift = (Number(hours) * 60 + Number(minutes)) * 60_000
  return new Date(`${day}T${time}Z`).getTime() + (sign === "-" ? -shift : shift)
}

function dayAt(number: number): Day {
  return dateToDay(new Date(number * millisecondsADay))
}
