import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import type { GradingScale } from "@hearthbook/core/grading/grading-scale"
import { gradingScaleView, type GradingScaleView } from "./grading-scale.schema.ts"

export const gradingScaleSelect = {
  id: true,
  name: true,
  kind: true,
  steps: true,
  version: true,
  created_at: true,
  updated_at: true,
} satisfies Prisma.grading_scaleSelect

/** The steps of a scale, as they are stored. */
export const storedSteps = gradingScaleView.shape.steps

/** A scale as it is stored: as JSON in a statement, or frozen with a result. */
export const storedScale: z.ZodType<GradingScale> = gradingScaleView.pick({
  id: true,
  name: true,
  kind: true,
  steps: true,
})

export function toGradingScaleView(
  row: Prisma.grading_scaleGetPayload<{ select: typeof gradingScaleSelect }>,
): GradingScaleView {
  return {
    ...row,
    steps: storedSteps.parse(row.steps),
    builtin: false,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function toBuiltinView(scale: GradingScale): GradingScaleView {
  return { ...scale, builtin: true, version: 1, created_at: null, updated_at: null }
}
