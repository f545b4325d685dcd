import { z } from "zod"
import { academicYear, day, dayView, id, momentView, page, requiredText, version } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { weekdays } from "@hearthbook/core/time/days"
import { schoolDays } from "../family/school-days.schema.ts"

/** The most terms that a school year can have. */
const mostTerms = 12
const tooManyTerms = `A school year can have ${mostTerms} terms at most.`

export const termDraft = z.object({
  name: requiredText("Name", limits.name),
  start_date: day("First day"),
  end_date: day("Last day"),
})

const termUpdate = termDraft.extend({
  id: id.optional().meta({ description: "The term to keep; a new term has none" }),
})

/** In order. Each term lies in the year and does not overlap another one. */
const terms = z.array(termDraft, "Terms must be a list.").max(mostTerms, tooManyTerms)

const keptTerms = z
  .array(termUpdate, "Terms must be a list.")
  .max(mostTerms, tooManyTerms)
  .superRefine((given, context) => {
    const ids = given.map((term) => term.id)
    given.forEach((term, index) => {
      if (term.id === undefined || ids.indexOf(term.id) === index) return
      const message = "Each term can be given once."
      context.addIssue({ code: "custom", path: [index, "id"], message, input: term.id })
    })
  })

const yearFields = z.object({
  academic_year: academicYear,
  start_date: day("First day").optional().meta({ description: "The family's first day of this year by default" }),
  end_date: day("Last day").optional().meta({ description: "At most 400 days after the first day" }),
  school_days: schoolDays.optional().meta({ description: "The weekdays with school; the family's by default" }),
})

export const schoolYearDraft = yearFields.extend({ terms: terms.optional().meta({ description: "None by default" }) })

export const schoolYearUpdate = yearFields.partial().extend({
  id,
  version,
  terms: keptTerms.optional().meta({ description: "All terms of the year; the others are deleted" }),
})

export const schoolYearFilter = page

const termView = z.object({ id, name: z.string(), start_date: dayView, end_date: dayView })

export const schoolYearView = z.object({
  id,
  academic_year: z.string().meta({ description: "YYYY-YYYY, or YYYY for a year that is the calendar year" }),
  start_date: dayView,
  end_date: dayView,
  school_days: z.array(z.enum(weekdays)),
  terms: z.array(termView).meta({ description: "In order" }),
  locked_at: momentView.nullable(),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

export type SchoolYearDraft = z.output<typeof schoolYearDraft>
export type SchoolYearUpdate = z.output<typeof schoolYearUpdate>
export type SchoolYearView = z.output<typeof schoolYearView>
