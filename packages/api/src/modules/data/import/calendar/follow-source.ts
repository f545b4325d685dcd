import { groupBy } from "@hearthbook/core/lists/group-by"
import type { CalendarContent, CalendarEntry, CancelledTime } from "@hearthbook/core/import/file-content"

/** An event that an earlier import brought: its UID with its time, and the day or minute at which it starts here. */
export type KnownEvent = { calendar_uid: string | null; starts: string }

/** The events of a file that are here already, by their UIDs there, and the events here whose times the file no longer has. */
export type Followed<Known> = { known: Map<string, Known>; gone: Known[] }

/** The time that follows a UID: a day, a minute or a moment. */
const time = /(?: \d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d\.\d{3}Z)?)?){1,2}$/

/** The UID that all times of an imported event share. */
export function seriesOf(calendar_uid: string | null): string {
  return (calendar_uid ?? "").replace(time, "")
}

/**
 * Finds the events of a calendar file among those of earlier imports. A time with the same UID is the same event. Times of an event whose
 * calendar moved them have new ones: a time of the same day, or else the next in order, is the one that was moved. What is left of an event
 * that the file still has, or cancels, is gone; an event that the file cannot say is left alone. Of an event that the file does not have
 * itself, only the times that it cancels are gone.
 */
export function followSource<Known extends KnownEvent>(
  { entries, series, cancelled }: CalendarContent,
  events: Known[],
): Followed<Known> {
  const byUid = new Map(events.map((event) => [event.calendar_uid ?? "", event]))
  const known = new Map<string, Known>()
  for (const { uid } of entries) {
    const event = byUid.get(uid)
    if (event) known.set(uid, event)
  }
  const unreadable = new Set(entries.filter(({ problem }) => problem !== null).map((entry) => entry.series))
  const matched = new Set(known.values())
  const left = groupBy(
    events.filter((event) => !matched.has(event)),
    ({ calendar_uid }) => seriesOf(calendar_uid),
  )
  const added = groupBy(
    entries.filter(({ uid, problem }) => problem === null && !known.has(uid)),
    (entry) => entry.series,
  )
  const gone: Known[] = []
  for (const uid of series) {
    if (unreadable.has(uid)) continue
    const { moved, rest } = pair(added.get(uid) ?? [], left.get(uid) ?? [])
    for (const [entry, event] of moved) known.set(entry.uid, event)
    gone.push(...rest)
  }
  for (const time of cancelled) gone.push(...(left.get(time.series) ?? []).filter((event) => isCancelled(event, time)))
  // Two cancellations may be about one time.
  return { known, gone: [...new Set(gone)] }
}

function isCancelled({ calendar_uid, starts }: KnownEvent, { uid, start_date, is_onward }: CancelledTime): boolean {
  // A program may write a whole day for a time of an event with times.
  return calendar_uid === uid || starts.startsWith(start_date) || (is_onward && starts > start_date)
}

/** Pairs new times with old ones: those of the same day first, then the others in their order. */
function pair<Known extends KnownEvent>(entries: CalendarEntry[], events: Known[]) {
  const moved = new Map<CalendarEntry, Known>()
  const open = new Set(events.toSorted((a, b) => (a.starts < b.starts ? -1 : 1)))
  const take = (entry: CalendarEntry, event: Known | undefined) => {
    if (!event) return
    moved.set(entry, event)
    open.delete(event)
  }
  const days = new Map([...open].toReversed().map((event) => [event.starts.slice(0, 10), event]))
  for (const entry of entries) {
    const event = days.get(entry.start_date.slice(0, 10))
    if (event && open.has(event)) take(entry, event)
  }
  for (const entry of entries) if (!moved.has(entry)) take(entry, open.values().next().value)
  return { moved, rest: [...open] }
}
