import type { Day } from "@hearthbook/api/rules/time/days"

/**
 * The last of the days that are shown from the first on, so that at most `most` entries are shown. Days are shown whole: the first one
 * that has entries is shown however many they are, and so are free days after the last one.
 */
export function lastShownDay(days: { day: Day; count: number }[], most: number): Day | undefined {
  let total = 0
  let last: Day | undefined
  for (const { day, count } of days) {
    if (count > 0 && total > 0 && total + count > most) return last
    total += count
    last = day
  }
  return last
}
