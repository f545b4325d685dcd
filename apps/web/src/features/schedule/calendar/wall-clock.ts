import type { ScheduleEventData } from "@mantine/schedule"
import dayjs from "dayjs"
import type { Day } from "@hearthbook/core/time/days"

/** The local time in `time_zone` (an IANA name) at `now`, in the calendar's format. */
export function wallClockIn(time_zone: string, now: Date): string {
  // The Swedish format is ISO.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: time_zone, dateStyle: "short", timeStyle: "medium" }).format(now)
}

/** The day on which a calendar event begins. */
export function dayOfEvent({ start }: ScheduleEventData): Day {
  return dayjs(start).format("YYYY-MM-DD")
}

// The reader's 12- or 24-hour clock, like formatTime, but without minutes.
const wholeHour = new Intl.DateTimeFormat(undefined, { hour: "numeric", timeZone: "UTC" })

const cachedHours = new Map<string, string>()

/** Formats a full hour, given as YYYY-MM-DD HH:mm:ss: '9 AM' or '09'. */
export function hourWords(localTime: string): string {
  const time = localTime.slice(11)
  const words = cachedHours.get(time) ?? wholeHour.format(new Date(`${localTime.replace(" ", "T")}Z`))
  cachedHours.set(time, words)
  return words
}
