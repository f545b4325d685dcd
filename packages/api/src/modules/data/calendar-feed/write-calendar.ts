import { ICalCalendar, ICalEventTransparency } from "ical-generator"
import { tzlib_get_ical_block, tzlib_get_timezones } from "timezones-ical-library"
import type { CalendarEntry } from "./calendar-entries.ts"
import { dayToDate } from "@hearthbook/core/time/days"
import { foldLines } from "./fold-lines.ts"
import { WallTime } from "./wall-time.ts"

/** A calendar to be written. `time_zone` is an IANA name. */
type WrittenCalendar = { name: string; time_zone: string; entries: CalendarEntry[] }

/** The interval in seconds after which a calendar program should look again. Some ignore it. */
const ttl = 60 * 60

const end = "END:VCALENDAR"

/**
 * The calendar as iCalendar (RFC 5545). The same entries make the same text, so no entry has the time at which it was written. The zone
 * is written here: the library would write the moments of changes as local times of the zone.
 */
export function writeCalendar({ name, time_zone, entries }: WrittenCalendar): string {
  // The library escapes the texts of events, but not the name.
  const escaped = name.replace(/[\\;,]/g, "\\$&")
  const calendar = new ICalCalendar({ prodId: "//Hearthbook//Calendar//EN", name: escaped, ttl })
  const head = calendar.toString().slice(0, -end.length)
  const events = entries.map((entry) => {
    const { uid, title, description, place, all_day, takes_time } = entry
    const changed = new Date(entry.changed_at)
    const when = all_day
      ? { allDay: true, start: dayToDate(entry.start), end: dayToDate(entry.end) }
      : { timezone: time_zone, start: new WallTime(entry.start), end: new WallTime(entry.end) }
    const event = calendar.createEvent({
      id: uid,
      summary: title,
      description,
      location: place,
      ...when,
      stamp: changed,
      lastModified: changed,
      transparency: takes_time ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    })
    return event.toString()
  })
  const zone = `X-WR-TIMEZONE:${time_zone}\r\n${describeZone(time_zone)}`
  return head + zone + foldLines(events.join("")) + `${end}\r\n`
}

/** The rules of a time zone under its own name; the library names some by another one. Empty for a zone without known rules. */
function describeZone(name: string): string {
  if (!tzlib_get_timezones().includes(name)) return ""
  const block = tzlib_get_ical_block(name)[0] ?? ""
  return `${block.replace(/^TZID:.*$/m, `TZID:${name}`)}\r\n`
}
