import type { ContentLine } from "./content-lines.ts"

/**
 * A time as a calendar writes it: YYYY-MM-DD for a day or YYYY-MM-DDTHH:MM, on the clocks of its zone: 'UTC', a name, or null for those of
 * the family.
 */
export type WrittenTime = { wall: string; zone: string | null }

/** A time with the end that it has for itself (RFC 5545, 3.3.9). */
export type WrittenPeriod = { start: WrittenTime; end: WrittenTime | null; minutes: number | null }

/** Thrown for an event that has a value which cannot be read. Its message tells the parent which. */
export class UnreadableEvent extends Error {}

const empty = new Set(["", "none", "null", "nil", "undefined", "nan", "n/a"])

/** True for a value that is there and says nothing, as programs write it. */
export function isEmpty(value: string): boolean {
  return value.length < 12 && empty.has(value.trim().toLowerCase())
}

/** The parts of a time: '20261208', '20261208T090000Z', '2026-12-08T09:00', '2026-12-08 09:00:00-05:00'. */
const written = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d{1,9})?)?\s?(Z|[+-]\d\d:?\d\d)?)?$/i

/** Reads a time. Null for an empty value; `UnreadableEvent` for one that is none, such as December 32. */
export function readTime(value: string, params: ContentLine["params"]): WrittenTime | null {
  if (isEmpty(value)) return null
  const text = value.trim()
  const parts = text.length < 50 ? written.exec(text) : null
  if (!parts) throw unreadable(text)
  const [, year, month, date, hour, minute = "00", , offset] = parts
  const day = `${year}-${month}-${date}`
  if (!isRealDay(day)) throw unreadable(text)
  if (hour === undefined || params.get("VALUE")?.toUpperCase() === "DATE") return { wall: day, zone: null }
  if (Number(hour) > 24 || Number(minute) > 59 || (hour === "24" && minute !== "00")) throw unreadable(text)
  const shown = Date.parse(`${day}T00:00Z`) + (Number(hour) * 60 + Number(minute)) * 60_000
  const wallAt = (moment: number) => new Date(moment).toISOString().slice(0, 16)
  if (offset === undefined) return { wall: wallAt(shown), zone: params.get("TZID") || null }
  return { wall: wallAt(shown - minutesOfOffset(offset) * 60_000), zone: "UTC" }
}

/** The times of lines that have one or many. */
export function readTimes(lines: ContentLine[]): WrittenTime[] {
  return lines.flatMap(({ value, params }) => value.split(",").flatMap((one) => readTime(one, params) ?? []))
}

/** The times of lines whose values may be periods: a start and its end, or how long it lasts. */
export function readPeriods(lines: ContentLine[]): WrittenPeriod[] {
  return lines.flatMap(({ value, params }) =>
    value.split(",").flatMap((one) => {
      const [first = "", second = ""] = one.split("/")
      const start = readTime(first, params)
      if (!start) return []
      const minutes = readDuration(second)
      return { start, end: minutes === null && second !== "" ? readTime(second, params) : null, minutes }
    }),
  )
}

/** The minutes of a duration (RFC 5545, 3.3.6), such as 'PT45M' or 'P1D'; null for what is none, also for one that is negative. */
export function readDuration(value: string): number | null {
  const text = value.trim().slice(0, 40)
  const parts = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?$/i.exec(text)
  if (!parts) return null
  const [weeks, days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0))
  return ((weeks ?? 0) * 7 + (days ?? 0)) * 1440 + (hours ?? 0) * 60 + (minutes ?? 0) + Math.round((seconds ?? 0) / 60)
}

/** The minutes of an offset from UTC, such as '-0500'. NaN for what is none. */
export function minutesOfOffset(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)(?:\d\d)?$/.exec(offset.trim().slice(0, 20)) ?? []
  if (offset.toUpperCase() === "Z") return 0
  return (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1)
}

export function unreadable(value: string): UnreadableEvent {
  return new UnreadableEvent(`“${value.slice(0, 40)}” is not a day or time.`)
}

/** The years that can be saved. */
function isRealDay(day: string): boolean {
  const moment = new Date(`${day}T00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) && day >= "1600" && day < "2200"
}
