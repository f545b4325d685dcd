import { z } from "zod"
import { adultProcedure, memberProcedure, router } from "../../../trpc/trpc.ts"
import { schoolUpdate, schoolView } from "./school.schema.ts"
import { readSchool, updateSchool } from "./school.service.ts"

const tags = ["settings"]

export const schoolRouter = router({
  get: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/settings/school", tags, summary: "Get the school that stands on papers" },
      reads: [],
    })
    .input(z.void())
    .output(schoolView)
    .query(({ ctx }) => readSchool(ctx.scope)),
  update: memberProcedure
    .meta({
      openapi: { method: "PUT", path: "/settings/school", tags, summary: "Change the school that stands on papers" },
      writes: "everything",
    })
    .input(schoolUpdate)
    .output(schoolView)
    .mutation(({ ctx, input }) => updateSchool(ctx.scope, input)),
})
