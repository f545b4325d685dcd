import { localFormatter } from "./local-time.ts"

/** A calendar day as YYYY-MM-DD. It has no time and no time zone, so it never shifts. */
export type Day = string

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const
export type Weekday = (typeof weekdays)[number]

const millisecondsADay = 86_400_000

/** The UTC midnight of a day, as which Prisma reads and writes Postgres' DATE. */
export function dayToDate(day: Day): Date {
  return new Date(dayToMidnight(day))
}

/** The same as an ISO timestamp, for answers. */
export function dayToMidnight(day: Day): string {
  return `${day}T00:00:00.000Z`
}

/** The day of a UTC midnight. */
export function dateToDay(date: Date): Day {
  return date.toISOString().slice(0, 10)
}

/** The calendar day in `time_zone` (an IANA name) at `now`. */
export const dayIn: (time_zone: string, now: Date) => Day = localFormatter({
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
})

/** True if a text is a valid calendar day as YYYY-MM-DD; 2026-02-30 is not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = dayToDate(text)
  return !Number.isNaN(date.getTime()) && dateToDay(date) === text
}

/** The day `count` days later, or earlier if `count` is negative. */
export function addDays(day: Day, count: number): Day {
  // Every month has 28 days. Making a date of each day of a year took 4% of the dashboard's time.
  const number = Number(day.slice(8)) + count
  if (number >= 1 && number <= 28) return `${day.slice(0, 8)}${number < 10 ? "0" : ""}${number}`
  return dateToDay(new Date(dayToDate(day).getTime() + count * millisecondsADay))
}

/** The number of days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((dayToDate(to).getTime() - dayToDate(from).getTime()) / millisecondsADay)
}

export function weekdayOf(day: Day): Weekday {
  // getUTCDay counts from Sunday, the list from Monday.
  return weekdays[(dayToDate(day).getUTCDay() + 6) % 7] ?? "monday"
}

/** The first such weekday on or after a day. */
export function nextWeekday(weekday: Weekday, day: Day): Day {
  return addDays(day, (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(day)) + 7) % 7)
}

/** A person's age on `today`. A birthday on 29 February counts on 1 March in other years. */
export function ageOn(born: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

/** True if a child born on this day is not born yet, or older than 25. The form asks whether the day is right. */
export function isUnlikelyBirth(born: Day, today: Day): boolean {
  return born > today || ageOn(born, today) > 25
}

/** The first school day after `today`, or the next day if the family has no school days. */
export function nextSchoolDay(today: Day, school_days: Weekday[]): Day {
  const coming = weekdays.map((_, distance) => addDays(today, distance + 1))
  return coming.find((day) => school_days.includes(weekdayOf(day))) ?? addDays(today, 1)
}

/** The last school day before `today`, or the day before if the family has no school days. */
export function previousSchoolDay(today: Day, school_days: Weekday[]): Day {
  const past = weekdays.map((_, distance) => addDays(today, -distance - 1))
  return past.find((day) => school_days.includes(weekdayOf(day))) ?? addDays(today, -1)
}

/** The seven days of the week that contains a day, Monday first. */
export function weekOf(day: Day): Day[] {
  const monday = mondayOf(day)
  return weekdays.map((_, distance) => addDays(monday, distance))
}

/** The Monday of the week that contains a day. */
export function mondayOf(day: Day): Day {
  return addDays(day, -weekdays.indexOf(weekdayOf(day)))
}
