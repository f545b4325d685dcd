import { ICalCalendar, ICalEventTransparency } from "ical-generator"
import { tzlib_get_ical_block, tzlib_get_timezones } from "timezones-ical-library"
import type { CalendarEntry } from "../../rules/calendar/calendar-entries.ts"
import { dayToDate } from "../../rules/time/days.ts"
import { WallTime } from "./wall-time.ts"

/** A calendar to be written. `time_zone` is an IANA name. */
export type WrittenCalendar = { name: string; time_zone: string; entries: CalendarEntry[] }

/** How often a program is asked to look again, in seconds. Some do not heed it. */
const ttl = 60 * 60

/**
 * The calendar as iCalendar (RFC 5545). The same entries make the same text, so no entry has the time at which it was written. The name
 * of the time zone goes into a line of its own, since the library would else write moments of changes as local times.
 */
export function writeCalendar({ name, time_zone, entries }: WrittenCalendar): string {
  const calendar = new ICalCalendar({ prodId: "//Hearthbook//Calendar//EN", name, ttl })
  calendar.timezone({ name: null, generator: describeZone })
  calendar.x("X-WR-TIMEZONE", time_zone)
  for (const entry of entries) {
    const { uid, title, description, place, all_day, takes_time, start, end } = entry
    const changed = new Date(entry.changed_at)
    const when = all_day
      ? { allDay: true, start: dayToDate(start), end: dayToDate(end) }
      : { timezone: time_zone, start: new WallTime(start), end: new WallTime(end) }
    calendar.createEvent({
      id: uid,
      summary: title,
      description,
      location: place,
      ...when,
      stamp: changed,
      lastModified: changed,
      transparency: takes_time ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

/** The rules of a time zone under its own name; the library names some by another one. Null for a zone without known rules. */
function describeZone(name: string): string | null {
  if (!tzlib_get_timezones().includes(name)) return null
  const block = tzlib_get_ical_block(name)[0] ?? ""
  return block.replace(/^TZID:.*$/m, `TZID:${name}`)
}
