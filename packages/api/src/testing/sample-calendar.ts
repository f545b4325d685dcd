import ical from "ical.js"
import { readCalendar } from "../modules/data/import/calendar/read-calendar.ts"
import { decodeCalendar } from "../modules/data/import/calendar/unfold.ts"

// Calendar files for tests.

const today = "2026-09-15"

/** A calendar of these lines. */
export function wrap(...lines: string[]): string {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", ...lines, "END:VCALENDAR", ""].join("\r\n")
}

export function event(...lines: string[]): string[] {
  return ["BEGIN:VEVENT", ...lines, "END:VEVENT"]
}

/** Reads a file on September 15, 2026. */
export function read(text: string, time_zone = "America/New_York") {
  return readCalendar(decodeCalendar(Buffer.from(text))?.text ?? "", { ical, today, time_zone })
}

export function entriesOf(text: string, time_zone?: string) {
  const reading = read(text, time_zone)
  if ("refusal" in reading) throw new Error(reading.refusal)
  return reading.entries
}

export const startsOf = (text: string, time_zone?: string) =>
  entriesOf(text, time_zone).map(({ start_date }) => start_date)

/** A calendar of one event. */
export const of = (...lines: string[]) => wrap(...event(...lines))
