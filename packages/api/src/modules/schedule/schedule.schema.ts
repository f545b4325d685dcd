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
} from "../../fields/fields.ts"
import { weekdays } from "../../rules/days.ts"
import { limits } from "../../rules/limits.ts"
import { studentSummary } from "../student/student.schema.ts"
import { subjectSummary } from "../subject/subject.schema.ts"

/** The first or last day of what recurs; null is open. */
const boundary = (label: string, description: string) =>
  day(label)
    .refine((text) => text < "3000", `${label} must be a day from 1900 to 2999.`)
    .nullable()
    .optional()
    .meta({ description })

const classFields = z.object({
  student_id: chosenId("Choose a student."),
  subject_id: chosenId("Choose a subject."),
  day_of_week: z.enum(weekdays, "Choose a day of the week."),
  start_time: timeOfDay("Start time"),
  end_time: timeOfDay("End time"),
  location: optionalName("Location", limits.location),
  start_date: boundary("First day", "It recurs from this day on; null is open"),
  end_date: boundary("Last day", "It recurs up to this day; null is open"),
})

/** A class that recurs on a weekday (S §3). */
export const classDraft = classFields
  .refine(({ start_time, end_time }) => start_time < end_time, {
    path: ["end_time"],
    error: "End time must be after the start time.",
  })
  .refine(({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date, {
    path: ["end_date"],
    error: "Last day must not be before the first day.",
  })

export const classUpdate = classFields.partial().extend({
  id,
  version,
  from_date: day("From date").optional().meta({
    description:
      "Changes it from this day on: what was before ends on the day before it and stays as it was. Answers the entry that is held from then on, which has an id of its own where there was a before",
  }),
  replaces_id: id.optional().meta({ description: "An entry that is removed together with this change" }),
})

/** From a day on, what was before stays; without one the class goes altogether. */
export const classRemoval = removal.extend({
  from_date: day("From date").optional().meta({ description: "Ends it on the day before; what was before stays" }),
})

export const classFilter = page.extend({
  student_id: id.optional(),
  start_date: day("Start date").optional().meta({ description: "Still held on or after" }),
  end_date: day("End date").optional().meta({ description: "Held already on or before" }),
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
  student: studentSummary,
  subject: subjectSummary,
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

/** `ended` tells that the class stays for the days before; its version is then one more. */
export const removedClass = removed.extend({
  ended: z.boolean().meta({ description: "Whether it stays, for the days before from_date" }),
})

export type ClassDraft = z.output<typeof classDraft>
export type ClassFilter = z.output<typeof classFilter>
export type ClassView = z.output<typeof classView>
