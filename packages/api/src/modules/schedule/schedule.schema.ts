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
import { weekdays } from "../../rules/time/days.ts"
import { limits } from "../../rules/limits.ts"
import { studentSummary } from "../student/student.schema.ts"
import { subjectSummary } from "../subject/subject.schema.ts"

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
})

/** A class that recurs on a weekday. */
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
      "Changes it from this day on. The existing entry ends on the day before. Returns the entry for the time from this day on, which is a new one if the class was held before",
  }),
  replaces_id: id.optional().meta({ description: "An entry that is deleted together with this change" }),
})

/** With a day, the class ends before it; without one, it is deleted. */
export const classRemoval = removal.extend({
  from_date: day("From date").optional().meta({ description: "Ends it on the day before" }),
})

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
  student: studentSummary,
  subject: subjectSummary,
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

/** `ended` means that the class stays for the days before; its version is then incremented. */
export const removedClass = removed.extend({
  ended: z.boolean().meta({ description: "True if it stays for the days before from_date" }),
})

export type ClassDraft = z.output<typeof classDraft>
export type ClassFilter = z.output<typeof classFilter>
export type ClassView = z.output<typeof classView>
