import { addDays, daysBetween } from "@hearthbook/core/time/days"
import type { CalendarEntry } from "@hearthbook/core/import/file-content"
import { changesOf, moveAlong } from "./changed-times.ts"
import { addMinutes, minutesBetween, type Moment } from "./moments.ts"
import { isRepeated, startsOf, type CalendarTools, type Occurrence } from "./occurrences.ts"
import type { EventName, WrittenEvent } from "./written-event.ts"
import { UnreadableEvent } from "./written-times.ts"

/** An event, and the times of it that were changed by themselves. */
export type Series = { uid: string; event: WrittenEvent | null; changed: WrittenEvent[] }

/** An event without an end, as calendar programs show it. */
const usualMinutes = 60

/** The longest event that is meant. */
const mostMinutes = 400 * 1440

/** The times of an event that are within the days that are taken. `UnreadableEvent` if one has an end before its start, or it comes too often. */
export function entriesOf({ uid, event, changed }: Series, tools: CalendarTools): CalendarEntry[] {
  const all = new Map<string, CalendarEntry>()
  const isHeld = event !== null && !event.is_cancelled
  const starts = isHeld && isRepeated(event) ? startsOf(event, tools) : []
  if (isHeld) {
    const usual = toEntry(uid, event, tools)
    if (!isRepeated(event)) all.set("", usual)
    else for (const start of starts) all.set(start.id, moveTo(usual, start, uid))
  }
  for (const { change, start, later } of changesOf(changed, starts, tools)) {
    const entry = change.is_cancelled ? null : { ...toEntry(uid, change, tools), uid: `${uid} ${start.id}` }
    const put = (id: string, one: CalendarEntry | null) => (one ? all.set(id, one) : all.delete(id))
    put(start.id, entry)
    for (const { id, wall, local } of later) {
      const moved = entry && { id, wall, local: moveAlong(local, { from: start.local, to: entry.start_date }) }
      put(id, entry && moved && moveTo(entry, moved, uid))
    }
  }
  return [...all.values()].filter(
    ({ start_date, end_date }) => end_date.slice(0, 10) >= tools.first && start_date.slice(0, 10) <= tools.last,
  )
}

/** An event that cannot be read, with the reason. */
export function wrongEntry({ uid, title, location, description }: EventName, problem: string): CalendarEntry {
  const texts = { title: title || untitled, location, description }
  return { uid, series: uid, ...texts, start_date: "", end_date: "", all_day: false, problem }
}

/** The title of an event that has none. */
export const untitled = "(No title)"

function toEntry(uid: string, event: WrittenEvent, tools: CalendarTools): CalendarEntry {
  const { title, location, description } = event
  return { uid, series: event.uid, title, location, description, ...spanOf(event, tools), problem: null }
}

type Span = Pick<CalendarEntry, "start_date" | "end_date" | "all_day">

function spanOf(event: WrittenEvent, { read }: CalendarTools): Span {
  const start = read(event.start)
  const end = event.end && read(event.end)
  const days = wholeDays(event, start, end)
  if (days !== null) {
    const first = (event.is_marked_all_day && !isMidnight(start.wall) ? start.local : start.wall).slice(0, 10)
    if (days < 0) throw new UnreadableEvent("It ends before it begins.")
    return { start_date: first, end_date: addDays(first, Math.max(days - 1, 0)), all_day: true }
  }
  const until = end && (end.local.length === 10 ? `${end.local}T00:00` : end.local)
  if (end?.local.length === 16 && end.local < start.local) throw new UnreadableEvent("It ends before it begins.")
  const minutes = event.minutes && event.minutes <= mostMinutes ? event.minutes : usualMinutes
  const end_date = until && until > start.local ? until : addMinutes(start.local, minutes)
  return { start_date: start.local, end_date, all_day: false }
}

/**
 * The days of an all-day event: one that is written in days, or one from midnight to midnight on the clocks of its own zone. Where the file
 * says that it is one, midnight of the family's clocks will do. Null for an event with times.
 */
function wholeDays(
  { start, minutes, is_marked_all_day }: WrittenEvent,
  from: Moment,
  to: Moment | null,
): number | null {
  if (start.wall.length === 10) {
    if (!to) return Math.ceil((minutes ?? 0) / 1440)
    const isWithinDay = to.wall.length === 16 && !isMidnight(to.wall)
    return daysBetween(from.wall, to.wall.slice(0, 10)) + (isWithinDay ? 1 : 0)
  }
  const between = (one: string, other: string | undefined) =>
    isMidnight(one) && other !== undefined && isMidnight(other) && other > one
      ? daysBetween(one.slice(0, 10), other.slice(0, 10))
      : null
  if (to) return between(from.wall, to.wall) ?? (is_marked_all_day ? between(from.local, to.local) : null)
  return isMidnight(from.wall) && minutes && minutes % 1440 === 0 ? minutes / 1440 : null
}

function isMidnight(wall: string): boolean {
  return wall.slice(10) === "T00:00"
}

/** The same event at another of its times. */
function moveTo(entry: CalendarEntry, { local, wall, id, end }: Occurrence, uid: string): CalendarEntry {
  const { start_date, end_date, all_day } = entry
  const start = all_day ? (local.length === 10 ? local : wall).slice(0, 10) : withTimeOf(local, start_date)
  const length = all_day ? daysBetween(start_date, end_date) : minutesBetween(start_date, end_date)
  const usual = all_day ? addDays(start, length) : addMinutes(start, length)
  return { ...entry, uid: `${uid} ${id}`, start_date: start, end_date: all_day ? usual : (end ?? usual) }
}

function withTimeOf(local: string, start_date: string): string {
  return local.length === 10 ? `${local}${start_date.slice(10)}` : local
}
