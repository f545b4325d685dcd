import { limits } from "@hearthbook/core/limits/limits"
import { lineOf, linesOf, textOf, type Component } from "./content-lines.ts"
import type { Library } from "./library.ts"
import { readRule, type WrittenRule } from "./rules.ts"
import {
  isEmpty,
  readDuration,
  readPeriods,
  readTime,
  readTimes,
  UnreadableEvent,
  type WrittenPeriod,
  type WrittenTime,
} from "./written-times.ts"

/** The longest name by which an event is known. */
const longestUid = 500

/** The texts of an event, which all its times share. */
export type EventName = { uid: string; title: string; location: string; description: string }

/** An event as a calendar writes it, or one changed time of it. */
export type WrittenEvent = EventName & {
  is_cancelled: boolean
  /** The number of times that it was edited. */
  sequence: number
  start: WrittenTime
  end: WrittenTime | null
  /** The time that it lasts, if that is said instead of its end. */
  minutes: number | null
  /** True if it is written as one of whole days, though it has times. */
  is_marked_all_day: boolean
  rules: WrittenRule[]
  extra: WrittenPeriod[]
  left_out: WrittenTime[]
  /** For a changed time: the time that it was, and true if all later ones change with it. */
  changes: { start: WrittenTime; isOnward: boolean } | null
}

/** Reads the names of an event. One without a UID is known by its title and start. */
export function readName(component: Component): EventName {
  const title = textOf(component, "SUMMARY", limits.title)
  const start = lineOf(component, "DTSTART")?.value.trim().slice(0, 80) ?? ""
  return {
    uid: textOf(component, "UID", longestUid) || `${title} ${start}`,
    title,
    location: textOf(component, "LOCATION", limits.location).replace(/\s+/g, " "),
    description: textOf(component, "DESCRIPTION", limits.description),
  }
}

/** Reads an event. `UnreadableEvent` if it has a value that cannot be read, or no start. */
export function readEvent(component: Component, ical: Library): WrittenEvent {
  const changed = lineOf(component, "RECURRENCE-ID")
  const changedStart = changed ? readTime(changed.value, changed.params) : null
  const is_cancelled = textOf(component, "STATUS", 20).toUpperCase() === "CANCELLED"
  const start = timeOf(component, "DTSTART") ?? changedStart
  if (!start || (!is_cancelled && isEmpty(lineOf(component, "DTSTART")?.value ?? "")))
    throw new UnreadableEvent("It has no start.")
  return {
    ...readName(component),
    is_cancelled,
    sequence: Number(textOf(component, "SEQUENCE", 12)) || 0,
    start,
    end: timeOf(component, "DTEND"),
    minutes: minutesOf(component),
    is_marked_all_day: textOf(component, "X-MICROSOFT-CDO-ALLDAYEVENT", 10).toUpperCase() === "TRUE",
    rules: linesOf(component, "RRULE").flatMap(({ value }) => readRule(value, ical) ?? []),
    extra: readPeriods(linesOf(component, "RDATE")),
    left_out: readTimes(linesOf(component, "EXDATE")),
    changes: changedStart && {
      start: changedStart,
      isOnward: changed?.params.get("RANGE")?.toUpperCase() === "THISANDFUTURE",
    },
  }
}

function minutesOf(component: Component): number | null {
  const value = lineOf(component, "DURATION")?.value ?? ""
  if (isEmpty(value)) return null
  const minutes = readDuration(value)
  if (minutes === null) throw new UnreadableEvent(`“${value.slice(0, 40)}” is not a length of time.`)
  return minutes
}

function timeOf(component: Component, name: string): WrittenTime | null {
  const line = lineOf(component, name)
  return line ? readTime(line.value, line.params) : null
}
