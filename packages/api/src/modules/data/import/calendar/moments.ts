import { localFormatter } from "@hearthbook/core/time/local-time"
import type { DefinedZones, OffsetOf } from "./defined-zones.ts"
import type { WrittenTime } from "./written-times.ts"
import { findOffset, findZoneName, guessZoneName } from "./zone-names.ts"

/** A moment of a calendar: its day or minute in the family's time zone, and a text that is the same in every zone. */
export type Moment = {
  /** YYYY-MM-DD of an all-day event, else YYYY-MM-DDTHH:MM. */
  local: string
  /** The same on the clocks of its own zone. */
  wall: string
  id: string
}

export type MomentReader = (time: WrittenTime) => Moment

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
 * written.
 */
export function momentReader(time_zone: string, defined: DefinedZones): MomentReader {
  const ours = offsetsIn(time_zone)
  const known = new Map<string, OffsetOf | null>()
  const zoneOf = (name: string) => {
    const zone = known.has(name) ? (known.get(name) ?? null) : readZone(name, defined)
    known.set(name, zone)
    return zone
  }
  return ({ wall, zone }) => {
    if (wall.length === 10) return { local: wall, wall, id: wall }
    const offsetOf = zone === null ? null : zoneOf(zone)
    const shown = Date.parse(`${wall}:00Z`)
    const instant = new Date(shown - (offsetOf ?? ours)(shown))
    const local = minutesIn(time_zone, instant)
    return { local, wall, id: offsetOf ? instant.toISOString() : wall }
  }
}

function readZone(name: string, defined: DefinedZones): OffsetOf | null {
  const found = findZoneName(name)
  if (found !== null) return offsetsIn(found)
  const said = defined(name)
  if (said) return said
  const words = guessZoneName(name)
  if (words !== null) return offsetsIn(words)
  const minutes = findOffset(name)
  return minutes === null ? null : () => minutes * 60_000
}

/** The offsets of a zone with a known name. In the hour that is left out in spring, as if the clocks had not changed yet. */
function offsetsIn(zone: string): OffsetOf {
  const offsetAt = (instant: number) => Date.parse(`${minutesIn(zone, new Date(instant))}:00Z`) - instant
  return (shown) => {
    const guess = shown - offsetAt(shown)
    const offset = offsetAt(guess)
    // Only in that hour do the clocks show another time than the one that is written.
    return offsetAt(shown - offset) === offset ? offset : offsetAt(guess - 3 * 3_600_000)
  }
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
