import { z } from "zod"
import { byId, removal, removed } from "../../fields/fields.ts"
import { adultProcedure, router } from "../../trpc/trpc.ts"
import { schoolYearDraft, schoolYearFilter, schoolYearUpdate, schoolYearView } from "./school-year.schema.ts"
import {
  createSchoolYear,
  deleteSchoolYear,
  getSchoolYear,
  listSchoolYears,
  updateSchoolYear,
} from "./school-year.service.ts"

const tags = ["school years"]

export const schoolYearRouter = router({
  list: adultProcedure
    .meta({ openapi: { method: "GET", path: "/school-years", tags, summary: "List school years by start" } })
    .input(schoolYearFilter)
    .output(z.array(schoolYearView))
    .query(({ ctx, input }) => listSchoolYears(ctx.scope, input)),
  byId: adultProcedure
    .meta({ openapi: { method: "GET", path: "/school-years/{id}", tags, summary: "Get a school year" } })
    .input(byId)
    .output(schoolYearView)
    .query(({ ctx, input }) => getSchoolYear(ctx.scope, input.id)),
  create: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/school-years", tags, summary: "Create a school year with its terms" },
      creates: true,
      refuses: ["CONFLICT"],
    })
    .input(schoolYearDraft)
    .output(schoolYearView)
    .mutation(({ ctx, input }) => createSchoolYear(ctx.scope, input)),
  update: adultProcedure
    .meta({
      openapi: { method: "PUT", path: "/school-years/{id}", tags, summary: "Change a school year or its terms" },
      refuses: ["CONFLICT"],
    })
    .input(schoolYearUpdate)
    .output(schoolYearView)
    .mutation(({ ctx, input }) => updateSchoolYear(ctx.scope, input)),
  delete: adultProcedure
    .meta({
      openapi: { method: "DELETE", path: "/school-years/{id}", tags, summary: "Delete a school year without courses" },
      refuses: ["IN_USE"],
    })
    .input(removal)
    .output(removed)
    .mutation(({ ctx, input }) => deleteSchoolYear(ctx.scope, input)),
})
