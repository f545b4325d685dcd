import { z } from "zod"
import { weekdays } from "@hearthbook/core/time/days"

const daysAsked = "Choose the days of your school week."
const someDay = "A school week needs at least one day."

/** The weekdays with school: at least one, without duplicates, in the order of the week. */
export const schoolDays = z
  .array(z.enum(weekdays, daysAsked), daysAsked)
  .min(1, someDay)
  .transform((chosen) => weekdays.filter((weekday) => chosen.includes(weekday)))
