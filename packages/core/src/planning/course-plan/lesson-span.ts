import type { Day } from "../../time/days.ts"

/** The number of lessons after a day. */
export function countAfter(lessons: { planned_date: Day | null }[], day: Day): number {
  return lessons.filter(({ planned_date }) => planned_date !== null && planned_date > day).length
}

/** The days of the first and the last lesson; null if none has a day. */
export function daysSpanned(lessons: { planned_date: Day | null }[]): { first: Day; last: Day } | null {
  const days = lessons.flatMap(({ planned_date }) => planned_date ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? { first, last } : null
}
