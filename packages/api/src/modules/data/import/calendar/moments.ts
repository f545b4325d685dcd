import type { Time } from "./library.ts"
import { localFormatter } from "@hearthbook/core/time/local-time"
import type { DefinedZones, OffsetOf } from "./defined-zones.ts"
import { findZoneName, guessZoneName } from "./zone-names.ts"

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
 * A function that reads the times of a calendar for a family. A time in another zone becomes that of the family: one with a known name,
 * or one that the file defines, or one with words of Outlook. A time without a zone, or in one that is unknown, is meant as it is
 * written. Null for what is no time.
 */
export function momentReader(time_zone: string, defined: DefinedZones): MomentReader {
  const known = new Map<string, OffsetOf | null>()
  const zoneOf = (name: string) => {
    const zone = known.has(name) ? (known.get(name) ?? null) : readZone(name, defined)
    known.set(name, zone)
    return zone
  }
  return (time, zone) => {
    const wall = wallOf(time)
    if (wall === null) return null
    const offsetOf = zone === null || time.isDate ? null : zoneOf(zone)
    if (offsetOf === null) return { local: wall, id: wall }
    const shown = Date.parse(`${wall}:00Z`)
    const instant = new Date(shown - offsetOf(shown))
    return { local: minutesIn(time_zone, instant), id: instant.toISOString() }
  }
}

function readZone(name: string, defined: DefinedZones): OffsetOf | null {
  const found = findZoneName(name)
  if (found !== null) return offsetsIn(found)
  const guessed = () => {
    const words = guessZoneName(name)
    return words === null ? null : offsetsIn(words)
  }
  return defined(name) ?? guessed()
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

/** The offsets of a zone with a known name. In the hour that is left out in spring, as if the clocks had not changed yet. */
function offsetsIn(zone: string): OffsetOf {
  const offsetAt = (instant: number) => Date.parse(`${minutesIn(zone, new Date(instant))}:00Z`) - instant
  return (shown) => offsetAt(shown - offsetAt(shown))
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
