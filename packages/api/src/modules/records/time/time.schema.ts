import { z } from "zod"
import {
  chosenId,
  day,
  dayView,
  flag,
  id,
  momentView,
  optionalText,
  page,
  version,
} from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { changeId } from "../../../recording/change-id.ts"

export const timeSources = ["lesson", "class", "event", "manual"] as const
export const timeStatuses = ["noted", "counted"] as const
export const places = ["home", "away"] as const

const minutesAsked = "Minutes must be a whole number from 1 to 1440."
/** Minutes of one entry: at most a day. */
export const entryMinutes = z.int(minutesAsked).min(1, minutesAsked).max(1440, minutesAsked)

export const place = z.enum(places, "Choose home or away.")

/** Time that was typed. A given curriculum sets the subject. */
export const timeDraft = z.object({
  student_id: chosenId("Choose a student."),
  date: day("Date"),
  minutes: entryMinutes,
  subject_id: id.nullable().optional().meta({ description: "Null, or absent, for no subject" }),
  curriculum_id: id.nullable().optional().meta({ description: "A course of the student; it sets the subject" }),
  place: place.optional().meta({ description: "home by default" }),
  description: optionalText("Description", limits.summary),
})

export const timesDraft = z.object({
  records: z
    .array(timeDraft, "Records are required.")
    .min(1, "Give at least one record.")
    .max(500, "Send 500 records at most."),
})

export const timeUpdate = timeDraft
  .omit({ student_id: true })
  .partial()
  .extend({
    id,
    version,
    status: z
      .enum(timeStatuses, "Choose noted or counted.")
      .optional()
      .meta({ description: "counted accepts what a child noted; for adults" }),
  })

export const timeFilter = page.extend({
  student_id: id.optional(),
  subject_id: id.optional(),
  curriculum_id: id.optional(),
  lesson_id: id.optional(),
  event_id: id.optional(),
  source: z.enum(timeSources).optional(),
  place: place.optional(),
  status: z.enum(timeStatuses).optional(),
  start_date: day("Start date").optional().meta({ description: "On or after" }),
  end_date: day("End date").optional().meta({ description: "On or before" }),
})

export const timeView = z.object({
  id,
  student_id: id,
  subject_id: id.nullable(),
  curriculum_id: id.nullable(),
  lesson_id: id.nullable().meta({ description: "The lesson that it follows; the lesson sets its day and minutes" }),
  event_id: id.nullable().meta({ description: "The event that it follows; the event sets its day and minutes" }),
  schedule_id: id.nullable().meta({ description: "The weekly class that was held; null once the class is deleted" }),
  date: dayView,
  minutes: z.int(),
  place: z.enum(places),
  description: z.string().nullable(),
  source: z.enum(timeSources),
  status: z.enum(timeStatuses).meta({ description: "What a child noted counts once an adult accepts it" }),
  recorded_late: z.boolean().meta({ description: "True if it was written down more than 7 days after its day" }),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

/** One of several entries that were written as one change. */
export const loggedTimeView = timeView.extend({ change_id: changeId })

/** The classes of a day that were held: those named, or all of the children who were there. */
export const classesLog = z.object({
  date: day("Date"),
  student_ids: z.array(id).max(50).optional().meta({ description: "All students by default" }),
  schedule_ids: z.array(id).max(100, "Give 100 classes at most.").optional().meta({
    description: "These classes only, also of students without a mark that day; else all of those present or late",
  }),
  held: flag("Held must be true or false.")
    .optional()
    .meta({ description: "True by default; false removes the time of these classes" }),
})

export const summaryFilter = z.object({
  student_id: chosenId("Choose a student."),
  start_date: day("Start date"),
  end_date: day("End date").meta({ description: "Included" }),
})

const minutes = z.int()
export const summaryView = z.object({
  student_id: id,
  start_date: dayView,
  end_date: dayView,
  days: z.number().meta({ description: "Marks present or late; half a day is 0.5" }),
  half_days: z.int(),
  minutes,
  core_minutes: minutes.meta({ description: "Of core subjects" }),
  core_home_minutes: minutes.meta({ description: "Of core subjects at home" }),
  by_subject: z
    .array(
      z.object({
        subject_id: id.nullable(),
        name: z.string().nullable(),
        core: z.boolean(),
        minutes,
        home_minutes: minutes,
      }),
    )
    .meta({ description: "By minutes, most first" }),
  by_month: z.array(
    z.object({
      month: z.string().meta({ description: "YYYY-MM" }),
      days: z.number(),
      minutes,
      core_minutes: minutes,
      core_home_minutes: minutes,
    }),
  ),
})

export type TimeDraft = z.output<typeof timeDraft>
export type TimeUpdate = z.output<typeof timeUpdate>
export type TimeFilter = z.output<typeof timeFilter>
export type TimeView = z.output<typeof timeView>
export type LoggedTimeView = z.output<typeof loggedTimeView>
export type ClassesLog = z.output<typeof classesLog>
export type SummaryFilter = z.output<typeof summaryFilter>
export type TimeSummary = z.output<typeof summaryView>
