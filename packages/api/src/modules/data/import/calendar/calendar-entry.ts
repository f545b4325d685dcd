import { z } from "zod"

/** An event of a calendar file at one of its times, in the family's time zone. */
export const calendarEntry = z.object({
  /** The UID; for an event that repeats with the time that the rule gives to it. */
  uid: z.string(),
  title: z.string(),
  /** YYYY-MM-DD of an all-day event, else YYYY-MM-DDTHH:MM; empty if the file has none. */
  start_date: z.string(),
  /** The last day of an all-day event. */
  end_date: z.string(),
  all_day: z.boolean(),
  location: z.string(),
  description: z.string(),
})

export type CalendarEntry = z.output<typeof calendarEntry>
