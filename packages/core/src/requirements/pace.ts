import type { Day } from "../time/days.ts"

export const paceStates = ["met", "on_pace", "behind", "out_of_reach"] as const
export type PaceState = (typeof paceStates)[number]

/** A target that is counted in days or in hours. */
export type PaceTarget = { measure: "days" | "hours"; min: number }

/** A child's recorded days or hours, in the unit of the target, and the child's school days. */
export type PaceFacts = {
  /** Recorded in the year up to and with the day, without the opening balance. */
  recorded: number
  /** Done before the family began to record here. */
  opening: number
  /** Recorded in the 28 days before the day. */
  lately: number
  /** School days in these 28 days. */
  lately_days: number
  /** School days of the year before the day, which are over. */
  elapsed: number
  /** School days of the year from the day on. */
  remaining: number
  /** The number of the year's school weekdays. */
  days_a_week: number
  /** The school days after the day, up to a year after the year's end; beyond the end, those of its weekdays. */
  days_ahead: Day[]
}

export type Pace = {
  done: number
  needed: number
  expected_by_today: number
  /** Days or hours for each week; null if no school day is left. */
  per_week_needed: number | null
  /** The day on which the target is met at the pace of the last 28 days; null if it is met, or not within a year after the year's end. */
  projected_on: Day | null
  state: PaceState
}

/** The most of a measure that a school day can still bring. */
const mostADay = { days: 1, hours: 10 }

/**
 * Computes the pace of a target on a day, which counts as ahead, not elapsed. The expected amount grows linearly with school days. Numbers are
 * rounded to two decimals at the end.
 */
export function paceOf({ measure, min: needed }: PaceTarget, facts: PaceFacts): Pace {
  const { elapsed, remaining, days_a_week } = facts
  const done = facts.recorded + facts.opening
  const total = elapsed + remaining
  const expected = total === 0 ? needed : (needed * elapsed) / total
  const missing = needed - done
  const isMet = missing <= 0
  return {
    done: round(done),
    needed,
    expected_by_today: round(expected),
    per_week_needed: isMet ? 0 : remaining === 0 ? null : round((missing / remaining) * days_a_week),
    projected_on: isMet ? null : projectedDay(missing, facts),
    state: stateOf({
      isMet,
      isLate: done < expected,
      a_day: remaining === 0 ? Infinity : missing / remaining,
      most: mostADay[measure],
    }),
  }
}

type Standing = { isMet: boolean; isLate: boolean; a_day: number; most: number }

function stateOf({ isMet, isLate, a_day, most }: Standing): PaceState {
  if (isMet) return "met"
  if (a_day > most) return "out_of_reach"
  return isLate ? "behind" : "on_pace"
}

function projectedDay(missing: number, { lately, lately_days, days_ahead }: PaceFacts): Day | null {
  if (lately <= 0 || lately_days === 0) return null
  const count = Math.ceil((missing * lately_days) / lately - tolerance)
  return days_ahead[count - 1] ?? null
}

/** Hours are minutes / 60, whose sums are off by less than this. */
const tolerance = 1e-9

function round(number: number): number {
  return Math.round(number * 100 + tolerance) / 100
}
