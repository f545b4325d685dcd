import type { Day } from "@hearthbook/core/time/days"
import { formatMonthDay } from "../../../lib/week-labels.ts"

/** The days on which a change of a weekly class holds: one day, from its week on, or all. */
export type ClassRange = "only" | "following" | "all"

/** The choices for a change of a class, in their order. `hasPast` is false if the class was not held before the week of the change. */
export function classRanges(day: Day, hasPast: boolean): { value: ClassRange; label: string }[] {
  return [
    { value: "only", label: `Only on ${formatMonthDay(day)}` },
    ...(hasPast ? [{ value: "following" as const, label: "From then on" }] : []),
    { value: "all", label: "Always" },
  ]
}
