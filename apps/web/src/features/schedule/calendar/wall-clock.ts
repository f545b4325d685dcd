import type { ScheduleEventData } from "@mantine/schedule"
import dayjs from "dayjs"
import type { Day } from "@hearthbook/api/rules/days"

/** What the clock on the wall shows in `time_zone` (an IANA name) at `now`, as the calendar takes it. */
export function wallClockIn(time_zone: string, now: Date): string {
  // The Swedish format is the ISO one.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: time_zone, dateStyle: "short", timeStyle: "medium" }).format(now)
}

/** The day on which an event of the calendar begins. */
export function dayOfEvent({ start }: ScheduleEventData): Day {
  return dayjs(start).format("YYYY-MM-DD")
}

// The reader's own habit of 12 or 24 hours, as formatTime, but short.
const wholeHour = new Intl.DateTimeFormat(undefined, { hour: "numeric", timeZone: "UTC" })

const knownHours = new Map<string, string>()

/** '9 AM' or '09', of the calendar's YYYY-MM-DD HH:mm:ss at a full hour. */
export function hourWords(wall: string): string {
  const time = wall.slice(11)
  const words = knownHours.get(time) ?? wholeHour.format(new Date(`${wall.replace(" ", "T")}Z`))
  knownHours.set(time, words)
  return words
}
