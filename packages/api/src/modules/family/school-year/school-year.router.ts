import { z } from "zod"
import { byId, removal, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, lockProcedure, router } from "../../../trpc/trpc.ts"
import { lockSchoolYear, unlockSchoolYear } from "./lock-school-year.service.ts"
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
    .meta({ openapi: { method: "GET", path: "/school-years", tags, summary: "List school years by start" }, reads: [] })
    .input(schoolYearFilter)
    .output(z.array(schoolYearView))
    .query(({ ctx, input }) => listSchoolYears(ctx.scope, input)),
  byId: adultProcedure
    .meta({ openapi: { method: "GET", path: "/school-years/{id}", tags, summary: "Get a school year" }, reads: [] })
    .input(byId)
    .output(schoolYearView)
    .query(({ ctx, input }) => getSchoolYear(ctx.scope, input.id)),
  create: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/school-years", tags, summary: "Create a school year with its terms" },
      creates: true,
      refuses: ["CONFLICT"],
      writes: "everything",
    })
    .input(schoolYearDraft)
    .output(schoolYearView)
    .mutation(({ ctx, input }) => createSchoolYear(ctx.scope, input)),
  update: adultProcedure
    .meta({
      openapi: { method: "PUT", path: "/school-years/{id}", tags, summary: "Change a school year or its terms" },
      refuses: ["CONFLICT"],
      writes: "everything",
    })
    .input(schoolYearUpdate)
    .output(schoolYearView)
    .mutation(({ ctx, input }) => updateSchoolYear(ctx.scope, input)),
  lock: lockProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/school-years/{id}/lock",
        tags,
        summary: "Lock a school year: its records then change only with a reason",
      },
      writes: "everything",
    })
    .input(byId)
    .output(schoolYearView)
    .mutation(({ ctx, input }) => lockSchoolYear(ctx.scope, input.id)),
  unlock: lockProcedure
    .meta({
      openapi: { method: "POST", path: "/school-years/{id}/unlock", tags, summary: "Unlock a school year" },
      writes: "everything",
    })
    .input(byId)
    .output(schoolYearView)
    .mutation(({ ctx, input }) => unlockSchoolYear(ctx.scope, input.id)),
  delete: adultProcedure
    .meta({
      openapi: { method: "DELETE", path: "/school-years/{id}", tags, summary: "Delete a school year without courses" },
      refuses: ["IN_USE"],
      writes: "everything",
    })
    .input(removal)
    .output(removed)
    .mutation(({ ctx, input }) => deleteSchoolYear(ctx.scope, input)),
})
