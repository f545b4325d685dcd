import { localFormatter } from "./local-time.ts"

/** A time of day as HH:MM. It has no day and no zone, so it never moves (DECISIONS 7). */
export type Time = string

/** The timestamp by which Postgres' TIME and the wire stand for a time of day. */
export function timeToDate(time: Time): Date {
  return new Date(`1970-01-01T${time}:00.000Z`)
}

/** The time of day of a timestamp's UTC parts: of a class, or of an event's wall clock. */
export function timeOf(iso: string): Time {
  return iso.slice(11, 16)
}

/** The time that the clock on the wall shows in `time_zone` (an IANA name) at `now`. */
export const timeIn: (time_zone: string, now: Date) => Time = localFormatter({
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
})

/** Minutes since midnight. */
export function minutesOf(time: Time): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** The time so many minutes after midnight, within the day. */
export function timeAt(minutes: number): Time {
  const within = Math.min(Math.max(minutes, 0), 24 * 60 - 1)
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`
}

/** '45 min', '1 hour', '1 h 30 min': how long something lasts that begins and ends on one day. */
export function describeDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  if (rest === 0) return hours === 1 ? "1 hour" : `${hours} hours`
  return `${hours} h ${rest} min`
}
