import type { Library, Recur, Time } from "./library.ts"
import { isEmpty, readTime, UnreadableEvent, type WrittenTime } from "./written-times.ts"

/** How an event repeats, and its last moment. The end is kept beside the rule, because the library does not know the start's zone. */
export type WrittenRule = { recur: Recur; until: WrittenTime | null }

const mostInterval = 1000
const mostCount = 10_000
const frequencies = new Set(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"])

/** The longest rule that a program writes is one of a hundred positions. */
const longestRule = 2000

/**
 * Reads a rule (RFC 5545, 3.3.10), also with weekdays of three letters and with parts that are empty. Null for an empty one.
 * `UnreadableEvent` for one that repeats more often than daily, or with an interval or a count that no family means.
 */
export function readRule(value: string, ical: Library): WrittenRule | null {
  if (value.length > longestRule) throw notARule()
  const parts = new Map(
    value
      .toUpperCase()
      .split(";")
      .map((part) => part.split("=").map((word) => word.trim()))
      .flatMap(([name = "", given = ""]) => (given === "" ? [] : [[name, given] as const])),
  )
  const frequency = parts.get("FREQ")
  if (parts.size === 0 && (isEmpty(value) || value.includes("="))) return null
  if (parts.size === 0) throw notARule()
  if (frequency === undefined || !frequencies.has(frequency))
    throw new UnreadableEvent("It repeats more often than daily, or in a way that is not known.")
  checkNumber(parts.get("INTERVAL"), mostInterval, "It repeats at an interval above 1,000.")
  checkNumber(parts.get("COUNT"), mostCount, "It repeats more than 10,000 times.")
  const until = readTime(parts.get("UNTIL") ?? "", new Map())
  parts.delete("UNTIL")
  for (const name of ["BYDAY", "WKST"]) {
    const days = parts.get(name)
    if (days !== undefined) parts.set(name, days.replace(/\b([+-]?\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU))[A-Z]*/g, "$1"))
  }
  try {
    return { recur: ical.Recur.fromString([...parts].map((part) => part.join("=")).join(";")), until }
  } catch {
    throw notARule()
  }
}

function checkNumber(given: string | undefined, most: number, message: string): void {
  if (given === undefined) return
  if (!/^\d{1,12}$/.test(given)) throw notARule()
  if (Number(given) > most) throw new UnreadableEvent(message)
}

function notARule(): UnreadableEvent {
  return new UnreadableEvent("How it repeats cannot be read.")
}

/** The steps that the repetitions of one event may take. One that comes daily takes some hundreds. */
const mostSteps = 20_000

class PastEnd extends Error {}

/**
 * The times of a rule on the clocks of its start, up to a year. The library looks for the next time of a rule that has none, such as each
 * February 30, without end, so its search stops after that year. `UnreadableEvent` for one that repeats too often.
 */
export function* timesOf(recur: Recur, dtstart: Time, lastYear: number, ical: Library): Generator<Time> {
  let steps = 0
  const step = (year: number) => {
    if (year > lastYear) throw new PastEnd()
    if (++steps > mostSteps) throw new UnreadableEvent("It repeats too often to be read.")
  }
  class Bounded extends ical.RecurIterator {
    override check_contracting_rules() {
      step(this.last.year)
      return super.check_contracting_rules()
    }

    override expand_year_days(year: number) {
      step(year)
      return super.expand_year_days(year)
    }

    override increment_month() {
      step(this.last.year)
      super.increment_month()
    }
  }
  try {
    const times = new Bounded({ rule: recur, dtstart })
    for (let next = times.next(); next; next = times.next()) yield next
  } catch (error) {
    if (error instanceof PastEnd) return
    throw error instanceof UnreadableEvent ? error : notARule()
  }
}
