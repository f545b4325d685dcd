import { addDays, daysBetween, type Day } from "@hearthbook/core/time/days"
import { mostRows } from "../import-limits.ts"
import { toTime, type Library, type Recur, type Time } from "./library.ts"
import { addMinutes, type Moment, type MomentReader } from "./moments.ts"
import { timesOf, type WrittenRule } from "./rules.ts"
import type { WrittenEvent } from "./written-event.ts"
import { UnreadableEvent, type WrittenPeriod, type WrittenTime } from "./written-times.ts"

export type CalendarTools = { ical: Library; read: MomentReader; first: Day; last: Day }

/** A time of an event that repeats, with the end that it has for itself. */
export type Occurrence = Moment & { end?: string }

/** True for an event that happens more than once. */
export function isRepeated({ rules, extra }: WrittenEvent): boolean {
  return rules.length > 0 || extra.length > 0
}

/**
 * The starts of an event that repeats, up to the last day: by its rules and its extra days, without those that are taken out. Clocks
 * of its own zone count, so that it stays at ten after the clocks change.
 */
export function startsOf(event: WrittenEvent, tools: CalendarTools): Occurrence[] {
  const all = new Map<string, Occurrence>()
  const add = (occurrence: Occurrence) => all.set(occurrence.id, occurrence)
  add(tools.read(event.start))
  for (const rule of event.rules) for (const moment of byRule(rule, event.start, tools)) add(moment)
  for (const period of event.extra) add(byPeriod(period, tools))
  const isLeftOut = leftOut(event, tools)
  return [...all.values()].filter((occurrence) => !isLeftOut(occurrence))
}

function byPeriod({ start, end, minutes }: WrittenPeriod, { read }: CalendarTools): Occurrence {
  const moment = read(start)
  if (moment.local.length === 10) return moment
  const until = end ? read(end).local : minutes === null ? null : addMinutes(moment.local, minutes)
  return until !== null && until > moment.local ? { ...moment, end: until } : moment
}

/**
 * True for the times that an event leaves out. A whole day leaves out what starts on it, and a time without a zone is in that of the event.
 * For an event of whole days, a time is the day as it is written.
 */
function leftOut({ left_out, start }: WrittenEvent, { read }: CalendarTools): (moment: Moment) => boolean {
  const isUtc = start.zone === "UTC"
  const isDay = start.wall.length === 10
  const days = new Set(
    left_out.map(({ wall }) => (isDay ? wall.slice(0, 10) : wall)).filter((wall) => wall.length === 10),
  )
  const walls = new Set(left_out.filter(({ zone }) => zone === null).map(({ wall }) => wall))
  const locals = new Set(left_out.filter(({ zone }) => zone !== null).map((time) => read(time).local))
  // Nobody writes a day in UTC for an event of the evening.
  return ({ local, wall }) => walls.has(wall) || locals.has(local) || days.has((isUtc ? local : wall).slice(0, 10))
}

function* byRule({ recur, until }: WrittenRule, start: WrittenTime, tools: CalendarTools): Generator<Moment> {
  const { ical, read, first, last } = tools
  const isDay = start.wall.length === 10
  const from = laterStart(recur, start.wall, addDays(first, -400))
  const written = toTime(from, ical)
  // The library would take March 1 in other years.
  if (recur.freq === "YEARLY" && Object.keys(recur.parts).length === 0 && from.slice(5, 10) === "02-29") {
    recur.setComponent("BYMONTH", [2])
    recur.setComponent("BYMONTHDAY", [29])
  }
  const isPast = endOf(until, tools)
  let count = 0
  for (const next of timesOf(recur, written, Number(last.slice(0, 4)) + 1, ical)) {
    const wall = wallOf(next, isDay)
    if (wall.slice(0, 10) > addDays(last, 1)) return
    if (wall.slice(0, 10) < addDays(first, -400)) continue
    const moment = read({ wall, zone: start.zone })
    if (isPast(moment)) return
    count += 1
    if (count > mostRows) throw new UnreadableEvent("It repeats too often to be read.")
    yield moment
  }
}

/** A start from which a rule has the same times, so that nobody waits for those of a hundred years. */
function laterStart({ freq, interval, count }: Recur, wall: string, first: Day): string {
  const days = { DAILY: 1, WEEKLY: 7 }[String(freq)]
  const passed = daysBetween(wall.slice(0, 10), first)
  if (days === undefined || count || passed <= 0) return wall
  const turn = days * interval
  return addDays(wall.slice(0, 10), Math.floor(passed / turn) * turn) + wall.slice(10)
}

/** True after the last moment of a rule: one in UTC, or one on the clocks of the start. A day lasts to its end, whatever the zone. */
function endOf(until: WrittenTime | null, { read }: CalendarTools): (moment: Moment) => boolean {
  if (!until) return () => false
  const end = until.zone === null ? until.wall : read(until).local
  return ({ local, wall }) => {
    if (wall.length === 10) return wall > until.wall.slice(0, 10)
    return until.zone === null ? wall.slice(0, end.length) > end : local > end
  }
}

function wallOf({ year, month, day, hour, minute }: Time, isDay: boolean): string {
  const [written = "", ...rest] = [String(year).padStart(4, "0"), month, day, hour, minute].map((part) =>
    String(part).padStart(2, "0"),
  )
  const date = [written, rest[0], rest[1]].join("-")
  return isDay ? date : `${date}T${rest[2] ?? ""}:${rest[3] ?? ""}`
}
