import { localFormatter } from "./local-time.ts"

/** A time of day as HH:MM. It has no day and no time zone, so it never shifts. */
export type Time = string

/** The timestamp as which Postgres' TIME is read and written, and answers carry a time of day. */
export function timeToDate(time: Time): Date {
  return new Date(`1970-01-01T${time}:00.000Z`)
}

/** The time of day in the UTC parts of a timestamp: of a class, or of an event's local time. */
export function timeOf(iso: string): Time {
  return iso.slice(11, 16)
}

/** The local time in `time_zone` (an IANA name) at `now`. */
export const timeIn: (time_zone: string, now: Date) => Time = localFormatter({
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
})

/** Minutes since midnight. */
export function minutesOf(time: Time): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** The time after so many minutes since midnight, within the day. */
export function timeAt(minutes: number): Time {
  const within = Math.min(Math.max(minutes, 0), 24 * 60 - 1)
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`
}

/** The length of something within one day: '45 minutes', '1 hour', '1 hour 30 minutes'. */
export function describeDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const count = (number: number, unit: string) => (number === 0 ? [] : [`${number} ${unit}${number === 1 ? "" : "s"}`])
  return [...count(hours, "hour"), ...count(rest, "minute")].join(" ")
}
