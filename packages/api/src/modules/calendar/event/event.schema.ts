import { z } from "zod"
import {
  day,
  flag,
  id,
  momentView,
  optionalName,
  optionalText,
  page,
  requiredText,
  version,
  localDateTime,
  localDateTimeView,
} from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { studentSummary } from "../../family/student/student.schema.ts"

export const eventTypes = ["other", "field_trip", "appointment", "holiday", "test", "school_day"] as const

/** The fields of an event, each by itself. */
export const eventFields = z.object({
  title: requiredText("Title", limits.title),
  description: optionalText("Description", limits.description),
  student_id: id.nullable().optional().meta({ description: "Null, or absent, for all students" }),
  event_type: z
    .enum(eventTypes, "Choose what kind of event it is.")
    .optional()
    .meta({ description: "other by default" }),
  start_date: localDateTime("Start"),
  end_date: localDateTime("End"),
  all_day: flag("All day must be true or false.")
    .optional()
    .meta({ description: "False by default. An all-day event lasts from its first to its last day, both included" }),
  location: optionalName("Location", limits.location),
  minutes: z
    .union(
      [z.literal("").transform(() => null), z.int().min(1).max(1440)],
      "Minutes must be a whole number from 1 to 1440.",
    )
    .nullable()
    .optional()
    .meta({ description: "The time taught at it, which each student gets from its first day on; null for none" }),
  subject_ids: z
    .array(id, "Subjects must be a list.")
    .max(6, "Choose six subjects at most.")
    .refine((ids) => new Set(ids).size === ids.length, "Choose each subject once.")
    .optional()
    .meta({ description: "The subjects among which the minutes are split; none by default" }),
  place: z.enum(["home", "away"], "Choose home or away.").optional().meta({ description: "away by default" }),
})

/** An event, which happens once. */
export const eventDraft = eventFields.superRefine((event, context) => {
  const wrongTime = findTimedDay(event)
  if (wrongTime) context.addIssue({ code: "custom", path: ["all_day"], message: wrongTime, input: event.all_day })
  refuseEndBeforeStart(event, context)
})

type Span = { start_date: string; end_date: string; all_day?: boolean }

/** Adds an issue at `end_date` if an event ends before it starts. */
export function refuseEndBeforeStart(event: Span, context: z.RefinementCtx): void {
  const message = findEndBeforeStart({ ...event, all_day: event.all_day ?? false })
  if (message) context.addIssue({ code: "custom", path: ["end_date"], message, input: event.end_date })
}

/** Returns a message if an event ends before it starts; null otherwise. */
export function findEndBeforeStart(event: { start_date: string; end_date: string; all_day: boolean }): string | null {
  const { start_date, end_date, all_day } = event
  if (all_day)
    return start_date.slice(0, 10) <= end_date.slice(0, 10) ? null : "Last day must not be before the first day."
  return start_date < end_date ? null : "End must be after the start."
}

/** Returns a message if a day off or an extra school day has times; null otherwise. */
export function findTimedDay({ event_type, all_day }: { event_type?: string; all_day?: boolean }): string | null {
  if (all_day) return null
  if (event_type === "holiday") return "A day off lasts all day."
  return event_type === "school_day" ? "An extra school day lasts all day." : null
}

export const eventUpdate = eventFields.partial().extend({ id, version })

export const eventFilter = page.extend({
  student_id: id.optional().meta({ description: "Events of this student and of all students" }),
  start_date: day("Start date").optional().meta({ description: "Events that end on this day or later" }),
  end_date: day("End date").optional().meta({ description: "Events that start on this day or earlier" }),
})

export const eventView = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  student_id: id.nullable(),
  event_type: z.enum(eventTypes),
  start_date: localDateTimeView,
  end_date: localDateTimeView,
  all_day: z.boolean(),
  location: z.string().nullable(),
  minutes: z.int().nullable(),
  subject_ids: z.array(id),
  place: z.enum(["home", "away"]),
  student: studentSummary.nullable().meta({ description: "Null for all students" }),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

export type EventDraft = z.output<typeof eventDraft>
export type EventFilter = z.output<typeof eventFilter>
export type EventView = z.output<typeof eventView>
