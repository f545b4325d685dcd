import { z } from "zod"
import { day, dayView, id } from "@hearthbook/core/fields/fields"
import { longestYear } from "@hearthbook/core/planning/terms"
import { daysBetween, type Day } from "@hearthbook/core/time/days"

const reasons = ["school_day", "weekday", "day_off", "outside_year", "extra"] as const

/** Enough for the longest school year, its first and last day included. */
const mostDays = longestYear + 1
/** Enough for the weeks of a month. */
const mostDaysOfAll = 42

/** The fields of a range of at most so many days. */
export const rangeOf = (most: number) => ({
  start_date: day("Start date"),
  end_date: day("End date").meta({ description: `At most ${most} days, the start date included` }),
})

export const schoolDaysFilter = z
  .object({
    ...rangeOf(mostDays),
    student_id: id
      .optional()
      .meta({ description: "The days of this student. Without it, those of the family, or of a student who asks" }),
  })
  .superRefine(refuseRange(mostDays))

export const studentDaysFilter = z.object(rangeOf(mostDaysOfAll)).superRefine(refuseRange(mostDaysOfAll))

/** Refuses a range that ends before it starts, or that has more than so many days. */
export function refuseRange(most: number) {
  return ({ start_date, end_date }: { start_date: Day; end_date: Day }, context: z.RefinementCtx) => {
    const count = daysBetween(start_date, end_date) + 1
    const refuse = (message: string) =>
      context.addIssue({ code: "custom", path: ["end_date"], message, input: end_date })
    if (count < 1) refuse("End date must not be before the start date.")
    if (count > most) refuse(`Ask for ${most} days at most.`)
  }
}

export const schoolDayView = z.object({
  date: dayView,
  is_school_day: z.boolean(),
  reason: z.enum(reasons).meta({
    description:
      "school_day: a school weekday of a school year. weekday: another weekday. day_off: a school weekday with a day off. " +
      "extra: an extra school day on another weekday or on a day off. outside_year: in no school year",
  }),
  name: z.string().nullable().meta({ description: "The title of the extra school day or the day off" }),
})

/** A student's days. */
export const studentDaysView = z.object({ student_id: id, days: z.array(schoolDayView) })

export type SchoolDaysFilter = z.output<typeof schoolDaysFilter>
export type SchoolDayView = z.output<typeof schoolDayView>
export type StudentDaysFilter = z.output<typeof studentDaysFilter>
export type StudentDaysView = z.output<typeof studentDaysView>
