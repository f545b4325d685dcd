import { z } from "zod"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import {
  byScaleId,
  gradingScaleDraft,
  gradingScaleFilter,
  gradingScaleRemoval,
  gradingScaleUpdate,
  gradingScaleView,
  removedScale,
} from "./grading-scale.schema.ts"
import {
  createGradingScale,
  deleteGradingScale,
  getGradingScale,
  listGradingScales,
  updateGradingScale,
} from "./grading-scale.service.ts"

const tags = ["grades"]

export const gradingScaleRouter = router({
  list: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/grading-scales",
        tags,
        summary: "List grading scales, the built-in ones first",
      },
      reads: ["grading_scale"],
    })
    .input(gradingScaleFilter)
    .output(z.array(gradingScaleView))
    .query(({ ctx, input }) => listGradingScales(ctx.scope, input)),
  byId: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/grading-scales/{id}", tags, summary: "Get a grading scale" },
      reads: ["grading_scale"],
    })
    .input(byScaleId)
    .output(gradingScaleView)
    .query(({ ctx, input }) => getGradingScale(ctx.scope, input.id)),
  create: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/grading-scales", tags, summary: "Add a grading scale of the family's own" },
      creates: true,
      writes: ["grading_scale"],
    })
    .input(gradingScaleDraft)
    .output(gradingScaleView)
    .mutation(({ ctx, input }) => createGradingScale(ctx.scope, input)),
  update: adultProcedure
    .meta({
      openapi: { method: "PUT", path: "/grading-scales/{id}", tags, summary: "Change a grading scale" },
      refuses: ["CONFLICT"],
      writes: ["grading_scale"],
    })
    .input(gradingScaleUpdate)
    .output(gradingScaleView)
    .mutation(({ ctx, input }) => updateGradingScale(ctx.scope, input)),
  delete: adultProcedure
    .meta({
      openapi: { method: "DELETE", path: "/grading-scales/{id}", tags, summary: "Delete a grading scale" },
      refuses: ["CONFLICT"],
      writes: ["grading_scale", "curriculum"],
    })
    .input(gradingScaleRemoval)
    .output(removedScale)
    .mutation(({ ctx, input }) => deleteGradingScale(ctx.scope, input)),
})
