import type { Day } from "@hearthbook/api/rules/days"
import dayjs from "dayjs"

/** 'Sep 7': of a week within one school year the year is known. */
export function formatShortDay(day: Day): string {
  return dayjs(day).format("MMM D")
}
