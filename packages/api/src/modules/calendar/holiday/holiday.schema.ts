import { z } from "zod"
import { day, dayView, id, requiredText } from "@hearthbook/core/fields/fields"
import { changeId } from "../../../recording/change-id.ts"
import { limits } from "@hearthbook/core/limits/limits"
import { eventView } from "../event/event.schema.ts"

const mostHolidays = 60

export const holidaysFilter = z.object({
  id,
  country: z
    .string("Choose a country.")
    .toUpperCase()
    .meta({ description: "ISO 3166-1 code of two letters, such as US" }),
  region: z.string().toUpperCase().optional().meta({
    description: "ISO 3166-2 code without the country, such as NY; without it, the holidays of the whole country",
  }),
})

export const holidayView = z.object({ name: z.string(), start_date: dayView, end_date: dayView })

export const holidayDraft = z
  .object({ name: requiredText("Name", limits.title), start_date: day("First day"), end_date: day("Last day") })
  .superRefine(({ start_date, end_date }, context) => {
    const message = "Last day must not be before the first day."
    if (end_date < start_date) context.addIssue({ code: "custom", path: ["end_date"], message, input: end_date })
  })

export const holidaysDraft = z.object({
  id,
  events: z
    .array(holidayDraft, "Choose the days off.")
    .min(1, "Choose at least one day off.")
    .max(mostHolidays, `Add ${mostHolidays} days off at most.`),
})

export const holidaysAdded = z.object({
  events: z.array(eventView).meta({ description: "All-day events of the type holiday, for all students" }),
  change_id: changeId,
})

export type HolidaysFilter = z.output<typeof holidaysFilter>
export type HolidayView = z.output<typeof holidayView>
export type HolidaysDraft = z.output<typeof holidaysDraft>
export type HolidaysAdded = z.output<typeof holidaysAdded>
