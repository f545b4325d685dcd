import { z } from "zod"
import { id, momentView, page, removal, requiredText, version } from "@hearthbook/core/fields/fields"
import { scaleKinds } from "@hearthbook/core/grading/grading-scale"
import { limits } from "@hearthbook/core/limits/limits"

const percentAsked = "The lowest percentage must be a number from 0 to 1000 with two decimals at most."
const pointsAsked = "Points must be a number from 0 to 20 with two decimals at most."

const scaleStep = z.object({
  label: requiredText("Label", limits.label),
  min_percent: z
    .number(percentAsked)
    .min(0, percentAsked)
    .max(1000, percentAsked)
    .multipleOf(0.01, percentAsked)
    .nullable()
    .meta({ description: "The lowest percentage; null for the lowest step, or one that is chosen by hand" }),
  points: z
    .number(pointsAsked)
    .min(0, pointsAsked)
    .max(20, pointsAsked)
    .multipleOf(0.01, pointsAsked)
    .nullable()
    .meta({ description: "What the label counts in the GPA; null if it does not count" }),
})

export const gradingScaleDraft = z.object({
  name: requiredText("Name", limits.name),
  kind: z.enum(scaleKinds, "Choose a kind of scale."),
  // The rule of scales limits their number, with a message of its own.
  steps: z.array(scaleStep, "Add at least one step.").max(200, "A scale has at most 30 steps."),
})

/** The id of a family's own scale, or of a built-in one, such as 'builtin-letters'. */
export const scaleId = z
  .string("Choose a scale.")
  .max(60, "Choose a scale.")
  .toLowerCase()
  .meta({ description: "A UUID, or the id of a built-in scale" })
export const byScaleId = z.object({ id: scaleId })
export const gradingScaleUpdate = gradingScaleDraft.partial().extend({ id: scaleId, version })
export const gradingScaleRemoval = removal.extend({ id: scaleId })
export const gradingScaleFilter = page.extend({ cursor: scaleId.optional() })

export const gradingScaleView = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(scaleKinds),
  steps: z.array(z.object({ label: z.string(), min_percent: z.number().nullable(), points: z.number().nullable() })),
  builtin: z.boolean().meta({ description: "True for the scales that every family has, which cannot be changed" }),
  version: z.int(),
  created_at: momentView.nullable().meta({ description: "Null for a built-in scale" }),
  updated_at: momentView.nullable(),
})
export const removedScale = z.object({ id })

export type GradingScaleDraft = z.output<typeof gradingScaleDraft>
export type GradingScaleUpdate = z.output<typeof gradingScaleUpdate>
export type GradingScaleRemoval = z.output<typeof gradingScaleRemoval>
export type GradingScaleFilter = z.output<typeof gradingScaleFilter>
export type GradingScaleView = z.output<typeof gradingScaleView>
