import { addDays, type Day } from "@hearthbook/core/time/days"
import { lineOf, linesOf, partsOf, textOf, type Component } from "./content-lines.ts"
import { toTime, type Library, type Time } from "./library.ts"
import { readRule, timesOf } from "./rules.ts"
import { minutesOfOffset, readTime, readTimes, UnreadableEvent } from "./written-times.ts"

/** The offset from UTC of the clocks that show a time, in milliseconds. Both are counted from 1970. */
export type OffsetOf = (shown: number) => number

/** The time zones that a file defines, by name. `UnreadableEvent` for one whose definition cannot be read. */
export type DefinedZones = (name: string) => OffsetOf | null

type Tools = { ical: Library; first: Day; last: Day }

/** A change of clocks: the time that they show when it comes, and the offsets before and after. */
type Change = { at: number; from: number; to: number }

/** A year has two. */
const mostChanges = 1000

/** The zones that calendars define in a VTIMEZONE (RFC 5545, 3.6.5). Each is read when it is first asked for, since few are needed. */
export function definedZones(calendars: Component[], tools: Tools): DefinedZones {
  const zones = new Map(partsOf(calendars, "VTIMEZONE").map((zone) => [textOf(zone, "TZID", 200), zone]))
  const unreadable = new Set<string>()
  return (name) => {
    const zone = zones.get(name)
    if (!zone) return null
    try {
      // Thousands of events may be in a zone that takes long to find out to be damaged.
      return unreadable.has(name) ? refuse(name) : offsetsOf(zone, tools)
    } catch {
      unreadable.add(name)
      return refuse(name)
    }
  }
}

function refuse(name: string): never {
  throw new UnreadableEvent(`The time zone “${name.slice(0, 40)}” of this file cannot be read.`)
}

function offsetsOf(zone: Component, tools: Tools): OffsetOf | null {
  const parts = [...partsOf([zone], "STANDARD"), ...partsOf([zone], "DAYLIGHT")]
  const changes = parts.flatMap((part) => changesOf(part, tools)).toSorted((a, b) => a.at - b.at)
  const [earliest] = changes
  if (!earliest) return null
  return (shown) => {
    const last = changes.findLast(({ at }) => at <= shown)
    if (!last) return earliest.from
    // The hour that is left out in spring is read as if the clocks had not changed yet.
    return shown < last.at + last.to - last.from ? last.from : last.to
  }
}

/** The changes to standard or to daylight time around the days that are taken, and the one before them. */
function changesOf(part: Component, tools: Tools): Change[] {
  const offset = (name: string) => minutesOfOffset(lineOf(part, name)?.value ?? "") * 60_000
  const [from, to] = [offset("TZOFFSETFROM"), offset("TZOFFSETTO")]
  const start = lineOf(part, "DTSTART")
  const wall = start ? readTime(start.value, new Map())?.wall : undefined
  if (Number.isNaN(from) || Number.isNaN(to) || wall === undefined) return []
  const kept: Change[] = []
  const begin = Date.parse(addDays(tools.first, -400))
  for (const at of momentsOf(part, { wall, from }, tools)) {
    if (kept.length > mostChanges) throw new UnreadableEvent("Its clocks change too often.")
    if (at < begin && kept[0] && kept[0].at < begin) kept[0] = { at: Math.max(at, kept[0].at), from, to }
    else kept.push({ at, from, to })
  }
  return kept
}

function* momentsOf(part: Component, { wall, from }: { wall: string; from: number }, tools: Tools): Generator<number> {
  yield instantOf(wall)
  for (const time of readTimes(linesOf(part, "RDATE"))) yield instantOf(time.wall)
  const end = Date.parse(addDays(tools.last, 400))
  for (const { value } of linesOf(part, "RRULE")) {
    const rule = readRule(value, tools.ical)
    if (!rule) continue
    // It is in UTC.
    const until = rule.until ? instantOf(rule.until.wall) : Infinity
    const start = toTime(wall, tools.ical)
    for (const next of timesOf(rule.recur, start, Number(tools.last.slice(0, 4)) + 2, tools.ical)) {
      const at = shownAt(next)
      if (at > end || at - from > until) break
      yield at
    }
  }
}

function instantOf(wall: string): number {
  return Date.parse(wall.length === 10 ? wall : `${wall}:00Z`)
}

function shownAt({ year, month, day, hour, minute }: Time): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.setUTCHours(hour, minute)
}
