import { addDays, daysBetween } from "@hearthbook/core/time/days"
import { addMinutes, minutesBetween, type Moment } from "./moments.ts"
import type { CalendarTools } from "./occurrences.ts"
import type { WrittenEvent } from "./written-event.ts"
import { UnreadableEvent } from "./written-times.ts"

/** A change of one time of an event. */
type ChangedTime = {
  change: WrittenEvent
  start: Moment
  /** The later times for which it counts, too. */
  later: Moment[]
}

/** The start of an event and the time it is moved to. */
type Moved = { from: string; to: string }

/** A calendar program writes one when the rest of a series is changed. */
const mostOnward = 100

/**
 * The changes of an event with the times that they are about, in the order in which they apply: those for all later times first (RFC
 * 5545, 3.2.13), because the others are about one of these. `UnreadableEvent` for more than 100 of them.
 */
export function changesOf(changed: WrittenEvent[], starts: Moment[], { read }: CalendarTools): ChangedTime[] {
  const byId = new Map(starts.map((start) => [start.id, start]))
  const byWall = new Map(starts.map((start) => [start.wall, start]))
  // A program may write a whole day for a time of an event with times.
  const byDay = new Map(starts.toReversed().map((start) => [start.local.slice(0, 10), start]))
  const found = changed.flatMap((change) => {
    if (!change.changes) return []
    const time = read(change.changes.start)
    const isWithoutZone = change.changes.start.zone === null
    const start =
      byId.get(time.id) ?? (isWithoutZone ? byWall.get(time.wall) : undefined) ?? byDay.get(time.local) ?? time
    return { change, start, isOnward: change.changes.isOnward }
  })
  const onward = found.filter(({ isOnward }) => isOnward)
  if (onward.length > mostOnward) throw new UnreadableEvent("It was changed too often to be read.")
  const laterThan = (from: Moment) => starts.filter(({ local }) => local > from.local)
  return [
    ...onward
      .toSorted((a, b) => (a.start.local < b.start.local ? -1 : a.start.local > b.start.local ? 1 : bySequence(a, b)))
      .map(({ change, start }) => ({ change, start, later: laterThan(start) })),
    ...found
      .filter(({ isOnward }) => !isOnward)
      .toSorted(bySequence)
      .map(({ change, start }) => ({ change, start, later: [] })),
  ]
}

function bySequence(a: { change: WrittenEvent }, b: { change: WrittenEvent }): number {
  return a.change.sequence - b.change.sequence
}

/** A later time of an event, which is moved as far as the first one was. */
export function moveAlong(local: string, { from, to }: Moved): string {
  if (to.length === 10) return addDays(local.slice(0, 10), daysBetween(from.slice(0, 10), to))
  return addMinutes(withTime(local), minutesBetween(withTime(from), to))
}

function withTime(local: string): string {
  return local.length === 10 ? `${local}T00:00` : local
}
