import { countOf } from "../names/count-of.ts"
import type { Day } from "../time/days.ts"
import { paceOf, type Pace } from "./pace.ts"
import type { PaceDays } from "./pace-days.ts"
import type { Target } from "./targets.ts"

/** The opening balance: days and minutes from before the family used Hearthbook. */
export type Opening = {
  days: number
  minutes: number
  core_minutes: number
  core_home_minutes: number
  note: string | null
}

/** Recorded days as fractions, and minutes: all, at home, of core subjects, and of those at home. */
export type RecordedSums = {
  days: number
  minutes: number
  home_minutes: number
  core_minutes: number
  core_home_minutes: number
}

/** A child's records: of the year up to a day, and of the 28 days before it. */
export type PaceRecords = { year: RecordedSums; lately: RecordedSums }

type TargetFacts = Pick<Target, "id" | "label" | "measure" | "min" | "filter">

/** The pace of one target. Only days and hours are counted, so that of months and units has nothing but what is needed. */
export type TargetPace = Pick<Target, "label" | "measure"> & { target_id: string; needed: number } & (
    | Omit<Pace, "needed">
    | { done: null; expected_by_today: null; per_week_needed: null; projected_on: null; state: null }
  )

/** Computes the pace of one target from the child's records. */
export function paceOfTarget(
  { id: target_id, label, measure, min, filter }: TargetFacts,
  records: PaceRecords,
  opening: Opening | null,
  days: PaceDays,
): TargetPace {
  const named = { target_id, label, measure }
  if (measure !== "days" && measure !== "hours") {
    const unknown = { done: null, expected_by_today: null, per_week_needed: null, projected_on: null, state: null }
    return { ...named, needed: min, ...unknown }
  }
  const amount = (sums: Omit<RecordedSums, "home_minutes"> & { home_minutes?: number }) =>
    measure === "days" ? sums.days : minutesOf(sums, filter) / 60
  const facts = {
    ...days,
    recorded: amount(records.year),
    opening: opening ? amount(opening) : 0,
    lately: amount(records.lately),
  }
  return { ...named, ...paceOf({ measure, min }, facts) }
}

/** An opening balance does not say what was at home, other than of core subjects. */
function minutesOf(
  sums: Omit<RecordedSums, "home_minutes"> & { home_minutes?: number },
  filter: Target["filter"],
): number {
  if (filter?.core) return filter.place ? sums.core_home_minutes : sums.core_minutes
  return filter?.place ? (sums.home_minutes ?? sums.core_home_minutes) : sums.minutes
}

export type CountedPace = Extract<TargetPace, { done: number }>

/**
 * The one target that needs attention: of what is required, the one that is furthest from reach; null if all is well. Of a group of
 * which one target is enough, none needs attention as long as one is met or on pace.
 */
export function attentionOf(targets: Target[], paces: TargetPace[]): CountedPace | null {
  const required = targets.filter(({ binding }) => binding === "required")
  const paceFor = ({ id }: Target) => paces.find(({ target_id }) => target_id === id)
  const isWell = (target: Target) => ["met", "on_pace"].includes(paceFor(target)?.state ?? "")
  const late = required.filter((target) => {
    if (isWell(target)) return false
    const { group, mode } = target
    return mode === "all_of" || group === null || !required.some((other) => other.group === group && isWell(other))
  })
  const counted = late.flatMap((target) => {
    const pace = paceFor(target)
    return pace?.done === null || pace === undefined ? [] : [pace]
  })
  return counted.toSorted((one, other) => urgency(other) - urgency(one))[0] ?? null
}

function urgency({ state, expected_by_today, done, needed }: CountedPace): number {
  return (state === "out_of_reach" ? 1 : 0) + (expected_by_today - done) / (2 * needed)
}

/** A pace in words: '148 of 180 days · at this pace met on May 14 · 4.2 days a week needed'. Only whole hours are named. */
export function paceWords(pace: CountedPace, writeDay: (day: Day) => string): string {
  const { needed, measure, projected_on, per_week_needed, state } = pace
  const done = measure === "hours" ? Math.floor(pace.done) : pace.done
  const unit = measure.slice(0, -1)
  const amount = `${done.toLocaleString("en-US")} of ${countOf(needed, unit)}`
  if (state === "met") return `${amount} · met`
  const projected = projected_on === null ? [] : [`at this pace met on ${writeDay(projected_on)}`]
  const needs =
    per_week_needed === null
      ? ["no school days left"]
      : [`${countOf(Math.ceil(per_week_needed * 10) / 10, unit)} a week needed`]
  return [amount, ...projected, ...needs].join(" · ")
}
