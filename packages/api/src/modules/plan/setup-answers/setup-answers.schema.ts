import { z } from "zod"
import { gradeLevel, momentView, versionOrNone } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { weekdays } from "@hearthbook/core/time/days"

/** A text that may be empty or half a date, because the parent is still typing. The set-up validates it. */
const text = (longest: number) => z.string().max(longest)
const mostRows = 60
const asDay = text(10)

/** The parent's answers on the welcome page so far. */
export const setupAnswers = z.object({
  is_done: z.boolean().optional().meta({
    description: "True after a set-up: what is left are the children who are not at school yet, for the next one",
  }),
  step: z.int().min(0).max(3).meta({ description: "The step on which the page was left, from 0" }),
  students: z
    .array(
      z.object({
        first_name: text(limits.person_name),
        last_name: text(limits.person_name),
        date_of_birth: asDay,
        grade_level: gradeLevel.nullable().meta({ description: "Null for the grade that is usual for the age" }),
        is_schooled: z.boolean().meta({ description: "False for a child who is too young" }),
        subjects: z
          .array(z.object({ name: text(limits.name), times_per_week: z.int().min(1).max(7), is_together: z.boolean() }))
          .max(mostRows)
          .nullable()
          .meta({ description: "Null for those that are usual for the grade" }),
      }),
    )
    .max(mostRows),
  academic_year: text(9),
  start_date: asDay,
  end_date: asDay,
  school_days: z.array(z.enum(weekdays)).max(7),
  country: text(2),
  region: text(3),
  holidays: z
    .array(z.object({ name: text(limits.title), start_date: asDay, end_date: asDay }))
    .max(mostRows)
    .nullable()
    .meta({ description: "The days off that are ticked. Null for all public holidays" }),
  start_time: text(5),
  minutes: z.int().min(0).max(600),
  break_minutes: z.int().min(0).max(600),
  classes: z
    .array(
      z.object({
        student: z.int().min(0).max(mostRows),
        subject: text(limits.name),
        day_of_week: z.enum(weekdays),
        start_time: text(5),
        end_time: text(5),
      }),
    )
    .max(1_000)
    .nullable()
    .meta({ description: "The week as it was adjusted. Null for the proposed one" }),
})

export const setupAnswersUpdate = z.object({
  answers: setupAnswers.nullable().meta({ description: "Null discards them" }),
  version: versionOrNone.meta({ description: "The version last seen; an older one is refused with 409" }),
})

export const setupAnswersView = z.object({
  answers: setupAnswers.nullable().meta({ description: "Null if nothing is answered, or the set-up is done" }),
  updated_at: momentView.nullable(),
  version: z.int().meta({ description: "0 before anything is saved" }),
})

export type SetupAnswers = z.output<typeof setupAnswers>
export type SetupAnswersView = z.output<typeof setupAnswersView>
export type SetupAnswersUpdate = z.output<typeof setupAnswersUpdate>
