import type { Component, Library, Property, Time } from "./library.ts"
import { addDays, type Day } from "@hearthbook/core/time/days"
import { TooManySteps, type Repeater } from "./repeat.ts"

/** The offset from UTC of the clocks that show a time, in milliseconds. Both are counted from 1970. */
export type OffsetOf = (shown: number) => number

/** The time zones that a file defines, by name. */
export type DefinedZones = (name: string) => OffsetOf | null

type Tools = { ical: Library; repeat: Repeater; first: Day; last: Day }

/** A change of clocks: the time that they show when it comes, and the offsets before and after. */
type Change = { at: number; from: number; to: number }

/** A year has two. Zones are told apart by name, so that a file with thousands of changes is damaged. */
const mostChanges = 1000

/** The zones that calendars define in a VTIMEZONE (RFC 5545, 3.6.5). Each is read when it is first asked for, since few are needed. */
export function definedZones(calendars: Component[], tools: Tools): DefinedZones {
  const zones = new Map(
    calendars
      .flatMap((calendar) => calendar.getAllSubcomponents("vtimezone"))
      .map((zone) => [String(zone.getFirstPropertyValue("tzid")), zone]),
  )
  return (name) => {
    const zone = zones.get(name)
    return zone ? offsetsOf(zone, tools) : null
  }
}

function offsetsOf(zone: Component, tools: Tools): OffsetOf | null {
  const parts = [...zone.getAllSubcomponents("standard"), ...zone.getAllSubcomponents("daylight")]
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
  const offset = (name: string): number | null => {
    const value: unknown = part.getFirstPropertyValue(name)
    return value instanceof tools.ical.UtcOffset ? value.toSeconds() * 1000 : null
  }
  const [from, to] = [offset("tzoffsetfrom"), offset("tzoffsetto")]
  const start: unknown = part.getFirstPropertyValue("dtstart")
  if (from === null || to === null || !(start instanceof tools.ical.Time)) return []
  const kept: Change[] = []
  const begin = Date.parse(addDays(tools.first, -400))
  for (const at of timesOf(part, { start, from }, tools)) {
    if (kept.length > mostChanges) throw new TooManySteps()
    if (at < begin && kept[0] && kept[0].at < begin) kept[0] = { at: Math.max(at, kept[0].at), from, to }
    else kept.push({ at, from, to })
  }
  return kept
}

type Start = { start: Time; from: number }

function* timesOf(part: Component, { start, from }: Start, tools: Tools): Generator<number> {
  yield shownAt(start)
  for (const property of part.getAllProperties("rdate")) {
    for (const value of property.getValues()) if (value instanceof tools.ical.Time) yield shownAt(value)
  }
  for (const property of part.getAllProperties("rrule")) yield* timesByRule(property, { start, from }, tools)
}

function* timesByRule(property: Property, { start, from }: Start, tools: Tools): Generator<number> {
  const given: unknown = property.getFirstValue()
  if (!(given instanceof tools.ical.Recur)) return
  const rule = given.clone()
  // It is in UTC, which the library would not know.
  const until = rule.until ? shownAt(rule.until) : Infinity
  rule.until = null
  const end = Date.parse(addDays(tools.last, 400))
  const times = tools.repeat(rule, start)
  for (let next = times.next(); next; next = times.next()) {
    const at = shownAt(next)
    if (at > end || at - from > until) return
    yield at
  }
}

function shownAt({ year, month, day, hour, minute, second }: Time): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.setUTCHours(hour, minute, second)
}
