import { z } from "zod"

/** An event of a calendar file at one of its times, in the family's time zone. */
export const calendarEntry = z.object({
  /** The UID; for an event that repeats with the time that the rule gives to it. */
  uid: z.string(),
  /** The UID alone, which all times of an event share. */
  series: z.string(),
  title: z.string(),
  /** YYYY-MM-DD of an all-day event, else YYYY-MM-DDTHH:MM; empty if it cannot be read. */
  start_date: z.string(),
  /** The last day of an all-day event. */
  end_date: z.string(),
  all_day: z.boolean(),
  location: z.string(),
  description: z.string(),
  /** Why it cannot be read; null for an event that can. */
  problem: z.string().nullable(),
})

export type CalendarEntry = z.output<typeof calendarEntry>

/** What a calendar file says: its events at their times, and the UIDs of all events in it, also of those that it cancels. */
export const calendarContent = z.object({ entries: z.array(calendarEntry), series: z.array(z.string()) })

export type CalendarContent = z.output<typeof calendarContent>
