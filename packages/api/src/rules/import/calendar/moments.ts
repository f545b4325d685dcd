import type { Time } from "./library.ts"
import { localFormatter } from "../../time/local-time.ts"
import { readZoneName } from "./zone-names.ts"

/** A moment of a calendar: its day or minute in the family's time zone, and a text that is the same in every zone. */
export type Moment = {
  /** YYYY-MM-DD of an all-day event, else YYYY-MM-DDTHH:MM. */
  local: string
  id: string
}

export type MomentReader = (time: Time, zone: string | null) => Moment | null

const minuteIn = localFormatter({
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
})

/**
 * A function that reads the times of a calendar for a family. A time in another zone becomes that of the family; one without a zone, or
 * in one that is unknown, is meant as it is written. Null for what is no time.
 */
export function momentReader(time_zone: string): MomentReader {
  const known = new Map<string, string | null>()
  const zoneOf = (name: string) => {
    const zone = known.has(name) ? (known.get(name) ?? null) : readZoneName(name)
    known.set(name, zone)
    return zone
  }
  return (time, zone) => {
    const wall = wallOf(time)
    if (wall === null) return null
    const named = zone === null || time.isDate ? null : zoneOf(zone)
    if (named === null) return { local: wall, id: wall }
    const instant = instantOf(wall, named)
    return { local: minutesIn(time_zone, instant), id: instant.toISOString() }
  }
}

/** A time as it is written, without its zone. Null for what is no time. */
export function wallOf({ year, month, day, hour, minute, isDate }: Time): string | null {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (!isDate) date.setUTCHours(hour, minute)
  // The limits of the days that can be saved.
  const valid = !Number.isNaN(date.getTime()) && date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 2199
  return valid ? date.toISOString().slice(0, isDate ? 10 : 16) : null
}

/** The moment at which clocks of a zone show a time. In the hour that is left out in spring it is an hour later. */
function instantOf(wall: string, zone: string): Date {
  const shown = Date.parse(`${wall}:00Z`)
  const offsetAt = (instant: number) => Date.parse(`${minutesIn(zone, new Date(instant))}:00Z`) - instant
  const first = shown - offsetAt(shown)
  return new Date(shown - offsetAt(first))
}

function minutesIn(zone: string, instant: Date): string {
  return minuteIn(zone, instant).replace(" ", "T")
}

/** The minutes from one local time to another. */
export function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000)
}

/** The local time so many minutes later. */
export function addMinutes(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}:00Z`) + minutes * 60_000).toISOString().slice(0, 16)
}
