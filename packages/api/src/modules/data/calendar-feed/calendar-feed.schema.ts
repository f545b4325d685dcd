import { z } from "zod"
import { id, momentView, version } from "@hearthbook/core/fields/fields"
import { calendarDetails, calendarParts, type CalendarPart } from "@hearthbook/core/export/calendar-parts"

const include = z
  .array(z.enum(calendarParts, "Choose from classes, lessons, due_work, events and days_off."))
  .min(1, "Choose at least one thing to show.")
  .max(20)
  .transform((chosen): CalendarPart[] => calendarParts.filter((part) => chosen.includes(part)))
  .optional()
  .meta({ description: "All by default. Left out, days off still take the classes away" })

const detail = z
  .enum(calendarDetails, "Choose titles or busy.")
  .optional()
  .meta({ description: "titles by default. busy hides titles, descriptions and places" })

export const calendarFeedDraft = z.object({
  student_id: id
    .nullable()
    .optional()
    .meta({ description: "The student whose calendar it is, with what is for all; null, or absent, for the family" }),
  include,
  detail,
})
export const calendarFeedUpdate = z.object({ id, version, include, detail })

export const calendarFeedView = z.object({
  id,
  student_id: id.nullable().meta({ description: "Null for the calendar of the family" }),
  made_by: id.meta({ description: "The adult who made it. A teacher can change only their own" }),
  include: z.array(z.enum(calendarParts)),
  detail: z.enum(calendarDetails),
  created_at: momentView,
  last_read_at: momentView
    .nullable()
    .meta({ description: "When a calendar program last read it, to the minute; null for never" }),
  version: z.int(),
})
export const madeCalendarFeed = calendarFeedView.extend({
  token: z.string().meta({ description: "Only in this answer" }),
  url: z.string().meta({ description: "The address for a calendar program; only in this answer" }),
  webcal_url: z.string().meta({ description: "The same address, which a phone opens in its calendar" }),
})

export type CalendarFeedDraft = z.output<typeof calendarFeedDraft>
export type CalendarFeedView = z.output<typeof calendarFeedView>
export type MadeCalendarFeed = z.output<typeof madeCalendarFeed>
