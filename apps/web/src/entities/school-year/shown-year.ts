import type { Day } from "@hearthbook/core/time/days"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { dayOf } from "../../lib/format.ts"

/** Returns the school year to show on a day: the one in progress, else the next one, else the last one. Null without years. */
export function shownYear(years: SchoolYearView[], today: Day): SchoolYearView | null {
  const inOrder = years.toSorted((one, other) => one.start_date.localeCompare(other.start_date))
  return inOrder.find(({ end_date }) => today <= dayOf(end_date)) ?? inOrder.at(-1) ?? null
}
