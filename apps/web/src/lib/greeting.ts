import { timeIn } from "@hearthbook/core/time/times"

/** Returns 'Good morning' before noon, 'Good afternoon' before six, else 'Good evening', by the time in the family's zone. */
export function greetingAt(time_zone: string, now: Date): string {
  const time = timeIn(time_zone, now)
  if (time >= "04:00" && time < "12:00") return "Good morning"
  return time >= "12:00" && time < "18:00" ? "Good afternoon" : "Good evening"
}
