import { z } from "zod"
import { byId } from "../../fields/fields.ts"
import { adultProcedure, familyProcedure, router } from "../../trpc/trpc.ts"
import { deleteClass, updateClass } from "./change-class.service.ts"
import { classDraft, classFilter, classRemoval, classUpdate, classView, removedClass } from "./schedule.schema.ts"
import { createClass, getClass, listClasses } from "./schedule.service.ts"

const tags = ["schedule"]

export const scheduleRouter = router({
  list: familyProcedure
    .meta({ openapi: { method: "GET", path: "/schedule", tags, summary: "List weekly classes" } })
    .input(classFilter)
    .output(z.array(classView))
    .query(({ ctx, input }) => listClasses(ctx.scope, input)),
  byId: familyProcedure
    .meta({ openapi: { method: "GET", path: "/schedule/{id}", tags, summary: "Get a weekly class" } })
    .input(byId)
    .output(classView)
    .query(({ ctx, input }) => getClass(ctx.scope, input.id)),
  create: adultProcedure
    .meta({ openapi: { method: "POST", path: "/schedule", tags, summary: "Create a weekly class" }, creates: true })
    .input(classDraft)
    .output(classView)
    .mutation(({ ctx, input }) => createClass(ctx.scope, input)),
  update: adultProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/schedule/{id}",
        tags,
        summary: "Change a weekly class, completely or from a day on",
      },
    })
    .input(classUpdate)
    .output(classView)
    .mutation(({ ctx, input }) => updateClass(ctx.scope, input)),
  delete: adultProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/schedule/{id}",
        tags,
        summary: "Delete a weekly class, or end it before a day",
      },
    })
    .input(classRemoval)
    .output(removedClass)
    .mutation(({ ctx, input }) => deleteClass(ctx.scope, input)),
})
