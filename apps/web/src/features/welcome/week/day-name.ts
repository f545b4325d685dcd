import type { Weekday } from "@hearthbook/core/time/days"

/** 'Monday'. */
export function dayName(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1)
}
