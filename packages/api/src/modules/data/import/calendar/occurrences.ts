import type { Component, Library, Property, Time } from "./library.ts"
import { addDays, type Day } from "@hearthbook/core/time/days"
import { wallOf, type Moment, type MomentReader } from "./moments.ts"
import { mostRows } from "../import-limits.ts"
import { TooManySteps, type Repeater } from "./repeat.ts"

export type CalendarTools = { ical: Library; read: MomentReader; repeat: Repeater; first: Day; last: Day }

/** The name of the zone of a time: that of its property, 'UTC', or null for the time that clocks show. */
export function zoneOf(property: Property, time: Time): string | null {
  if (time.zone?.tzid === "UTC") return "UTC"
  const named = property.getFirstParameter("tzid")
  return named || null
}

/** The times of a property with one or many. What is no time is left out. */
export function momentsOf(property: Property, { ical, read }: CalendarTools): Moment[] {
  return property.getValues().flatMap((value: unknown) => {
    const time = value instanceof ical.Period ? value.start : value
    if (!(time instanceof ical.Time)) return []
    return read(time, zoneOf(property, time)) ?? []
  })
}

/** True for an event that happens more than once. */
export function isRepeated(event: Component): boolean {
  return event.hasProperty("rrule") || event.hasProperty("rdate")
}

/**
 * The starts of an event that repeats, up to the last day: by its rules and its extra days, without those that are taken out. Clocks
 * of its own zone count, so that it stays at ten after the clocks change.
 */
export function startsOf(event: Component, tools: CalendarTools): Moment[] {
  const start = event.getFirstProperty("dtstart")
  const time: unknown = start?.getFirstValue()
  if (!start || !(time instanceof tools.ical.Time)) return []
  const zone = zoneOf(start, time)
  const all = new Map<string, Moment>()
  const add = (moment: Moment | null) => {
    if (moment) all.set(moment.id, moment)
  }
  add(tools.read(time, zone))
  for (const property of event.getAllProperties("rrule")) {
    for (const moment of byRule(property, { time, zone }, tools)) add(moment)
  }
  for (const property of event.getAllProperties("rdate")) momentsOf(property, tools).forEach(add)
  const left = new Set(
    event.getAllProperties("exdate").flatMap((property) => momentsOf(property, tools).map(({ local }) => local)),
  )
  return [...all.values()].filter(({ local }) => !left.has(local) && !left.has(local.slice(0, 10)))
}

type Start = { time: Time; zone: string | null }

function* byRule(property: Property, { time, zone }: Start, tools: CalendarTools): Generator<Moment | null> {
  const { ical, read, repeat, first, last } = tools
  const given: unknown = property.getFirstValue()
  if (!(given instanceof ical.Recur)) return
  const rule = given.clone()
  const end = rule.until ? endOf(rule.until, read) : null
  // The end is compared here, because the library does not know the zone of the start.
  rule.until = null
  if (end !== null && end.slice(0, 10) < addDays(first, -1)) return
  const { year, month, day, hour, minute, isDate } = time
  const written = new ical.Time({ year, month, day, hour, minute, second: 0, isDate }, ical.Timezone.localTimezone)
  const times = repeat(rule, written)
  let count = 0
  for (let next = times.next(); next; next = times.next()) {
    const wall = wallOf(next)
    if (wall === null || wall.slice(0, 10) > addDays(last, 1)) return
    if (wall.slice(0, 10) < addDays(first, -400)) continue
    const moment = read(next, zone)
    if (moment === null || (end !== null && moment.local.slice(0, end.length) > end)) return
    count += 1
    if (count > mostRows) throw new TooManySteps()
    yield moment
  }
}

/** The last moment of a rule, in the family's time. One without a zone is meant in that of the start. */
function endOf(until: Time, read: MomentReader): string | null {
  return read(until, until.zone?.tzid === "UTC" ? "UTC" : null)?.local ?? null
}
