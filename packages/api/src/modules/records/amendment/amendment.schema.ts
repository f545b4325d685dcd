import { z } from "zod"
import { id, momentView, page } from "@hearthbook/core/fields/fields"

/** The kinds of records that a locked school year keeps. */
export const amendedNouns = ["attendance", "time", "lesson", "grade", "course_result", "requirement", "filing"] as const

export const amendmentFilter = page.extend({
  school_year_id: id.optional(),
  student_id: id.optional(),
  noun: z.enum(amendedNouns).optional(),
})

const record = z.record(z.string(), z.unknown()).nullable()

/** A record of a locked school year that was changed. */
export const amendmentView = z.object({
  id,
  school_year_id: id,
  student_id: id,
  noun: z.enum(amendedNouns),
  row_id: id.meta({ description: "The record; it may be gone" }),
  before: record.meta({ description: "Null for a new record" }),
  after: record.meta({ description: "Null for a record that was removed" }),
  reason: z.string(),
  user: z
    .object({ id, first_name: z.string(), last_name: z.string() })
    .nullable()
    .meta({ description: "Null if they have left the family" }),
  created_at: momentView,
})

export type AmendmentFilter = z.output<typeof amendmentFilter>
export type AmendmentView = z.output<typeof amendmentView>
