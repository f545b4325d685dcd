import { z } from "zod"
import {
  chosenId,
  day,
  dayView,
  id,
  momentView,
  optionalName,
  page,
  removal,
  removed,
  timeOfDay,
  timeView,
  version,
} from "@hearthbook/core/fields/fields"
import { weekdays } from "@hearthbook/core/time/days"
import { limits } from "@hearthbook/core/limits/limits"
import { changeId } from "../../../recording/change-id.ts"
import { studentSummary } from "../../family/student/student.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"

/** More than ten years of weeks, most of which are not canceled. */
export const mostCanceled = 400
export const tooManyCanceled = `At most ${mostCanceled} days of a class can be canceled. Start a new class instead.`

/** The first or last day of a recurring class; null is open. */
const boundary = (label: string, description: string) => day(label).nullable().optional().meta({ description })

const classFields = z.object({
  student_id: chosenId("Choose a student."),
  subject_id: chosenId("Choose a subject."),
  day_of_week: z.enum(weekdays, "Choose a day of the week."),
  start_time: timeOfDay("Start time"),
  end_time: timeOfDay("End time"),
  location: optionalName("Location", limits.location),
  start_date: boundary("First day", "The first day on which it can be held; null is open"),
  end_date: boundary("Last day", "The last day on which it can be held; null is open"),
  canceled_days: z
    .array(day("Canceled day"))
    .max(mostCanceled, tooManyCanceled)
    .transform((days) => [...new Set(days)].toSorted())
    .optional()
    .meta({ description: "Days of its weekday on which it is not held" }),
})

type Spans = { start_time: string; end_time: string; start_date?: string | null; end_date?: string | null }

function refuseEndBeforeStart({ start_time, end_time, start_date, end_date }: Spans, context: z.RefinementCtx): void {
  const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message })
  if (start_time >= end_time) refuse("end_time", "End time must be after the start time.")
  if (start_date && end_date && start_date > end_date) refuse("end_date", "Last day must not be before the first day.")
}

/** A class that recurs on a weekday. */
export const classDraft = classFields.superRefine(refuseEndBeforeStart)

/** The classes of several weekdays and students. */
export const classesDraft = classFields
  .omit({ student_id: true, day_of_week: true, canceled_days: true })
  .extend({
    student_ids: z
      .array(chosenId("Choose a student."))
      .min(1, "Choose a student.")
      .max(30, "Choose at most 30 students.")
      .transform((ids) => [...new Set(ids)]),
    days_of_week: z
      .array(classFields.shape.day_of_week)
      .min(1, "Choose a day of the week.")
      .max(7)
      .transform((days) => [...new Set(days)]),
    subject_id: classFields.shape.subject_id.meta({
      description:
        "A student who is taught another subject of this name has the class in that one, if there are several students",
    }),
  })
  .superRefine(refuseEndBeforeStart)

export const classUpdate = classFields
  .partial()
  .extend({
    id,
    version,
    from_date: day("From date").optional().meta({
      description:
        "Changes it from this day on. The existing entry ends on the day before. Returns the entry for the time from this day on, which is a new one if the class was held before",
    }),
    only_on: day("Day").optional().meta({
      description:
        "Changes it on this day only, on which it is canceled. Returns the new entry of one day in its place: start_date, or by default the new weekday of the same week",
    }),
    replaces_id: id.optional().meta({ description: "An entry that is deleted together with this change" }),
  })
  .superRefine(refuseTwoScopes)

/** With a day, the class ends before it or is canceled on it; without one, it is deleted. */
export const classRemoval = removal
  .extend({
    from_date: day("From date").optional().meta({ description: "Ends it on the day before" }),
    only_on: day("Day").optional().meta({ description: "Cancels it on this day only" }),
  })
  .superRefine(refuseTwoScopes)

function refuseTwoScopes({ from_date, only_on }: { from_date?: string; only_on?: string }, context: z.RefinementCtx) {
  if (from_date && only_on)
    context.addIssue({ code: "custom", path: ["only_on"], message: "Choose one day, or the time from a day on." })
}

export const classFilter = page.extend({
  student_id: id.optional(),
  start_date: day("Start date").optional().meta({ description: "Held on this day or later" }),
  end_date: day("End date").optional().meta({ description: "Held on this day or earlier" }),
})

export const classView = z.object({
  id,
  student_id: id,
  subject_id: id,
  day_of_week: z.enum(weekdays),
  start_time: timeView,
  end_time: timeView,
  location: z.string().nullable(),
  start_date: dayView.nullable(),
  end_date: dayView.nullable(),
  canceled_days: z.array(dayView).meta({ description: "Days of its weekday on which it is not held" }),
  student: studentSummary,
  subject: subjectSummary,
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

export const classesView = z.object({ classes: z.array(classView), change_id: changeId })

/** `ended` means that the class stays for the other days; its version is then incremented. */
export const removedClass = removed.extend({
  ended: z.boolean().meta({ description: "True if it stays for the days before from_date, or other than only_on" }),
})

export type ClassDraft = z.output<typeof classDraft>
export type ClassesDraft = z.output<typeof classesDraft>
export type ClassFilter = z.output<typeof classFilter>
export type ClassView = z.output<typeof classView>
