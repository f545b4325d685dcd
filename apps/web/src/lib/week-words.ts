import { addDays, type Day } from "@hearthbook/api/rules/days"
import dayjs from "dayjs"

/** 'Nov 23 – 29, 2026', with month and year on both sides only where they differ. */
export function formatWeek(monday: Day): string {
  const first = dayjs(monday)
  const last = dayjs(addDays(monday, 6))
  if (first.year() !== last.year()) return `${first.format("MMM D, YYYY")} – ${last.format("MMM D, YYYY")}`
  if (first.month() !== last.month()) return `${first.format("MMM D")} – ${last.format("MMM D, YYYY")}`
  return `${first.format("MMM D")} – ${last.format("D, YYYY")}`
}

/** 'Monday, Nov 23'. */
export function formatWeekday(day: Day): string {
  return dayjs(day).format("dddd, MMM D")
}
