import type { Library, Recur, RecurIterator, Time } from "./library.ts"

/** The steps that all recurrences of a file may take together. A family's calendar takes some thousands. */
const mostSteps = 50_000

/** Thrown for a file whose events repeat so often that reading them would take all of the server's time. */
export class TooManySteps extends Error {}

/** Starts the repetition of an event by a rule. */
export type Repeater = (rule: Recur, start: Time) => RecurIterator

/**
 * Makes iterators that give up after a number of steps, which they share. The library looks for the next time of a rule that has none,
 * such as each February 30, without end.
 */
export function boundedRepeater(ical: Library): Repeater {
  let steps = 0
  const step = () => {
    steps += 1
    if (steps > mostSteps) throw new TooManySteps()
  }
  class Bounded extends ical.RecurIterator {
    override check_contracting_rules() {
      step()
      return super.check_contracting_rules()
    }

    override expand_year_days(year: number) {
      step()
      return super.expand_year_days(year)
    }

    override increment_month() {
      step()
      super.increment_month()
    }
  }
  return (rule, dtstart) => new Bounded({ rule, dtstart })
}
