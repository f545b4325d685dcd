import { type Day } from "../time/days.ts"

/**
 * The usual pace of a course, from the days of its lessons with one entry for each lesson: the number of lessons that most of the
 * days have. The smaller number if two are as common, and 1 without a day.
 */
export function usualPerDay(days: Day[]): number {
  const loads = countEach(days)
  const common = [...countEach([...loads.values()])].sort(
    ([load, count], [otherLoad, otherCount]) => otherCount - count || load - otherLoad,
  )
  return common[0]?.[0] ?? 1
}

function countEach<Value>(values: Value[]): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
