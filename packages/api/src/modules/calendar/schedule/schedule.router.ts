import { z } from "zod"
import { byId } from "@hearthbook/core/fields/fields"
import { adultProcedure, familyProcedure, router } from "../../../trpc/trpc.ts"
import { deleteClass, updateClass } from "./change-class.service.ts"
import { createClasses } from "./create-classes.service.ts"
import {
  classDraft,
  classesDraft,
  classesView,
  classFilter,
  classRemoval,
  classUpdate,
  classView,
  removedClass,
} from "./schedule.schema.ts"
import { createClass, getClass, listClasses } from "./schedule.service.ts"
import { written } from "../../../refetch/rows.ts"

const tags = ["schedule"]

export const scheduleRouter = router({
  list: familyProcedure
    .meta({
      openapi: { method: "GET", path: "/schedule", tags, summary: "List weekly classes" },
      reads: ["student", "subject", "schedule_entry"],
    })
    .input(classFilter)
    .output(z.array(classView))
    .query(({ ctx, input }) => listClasses(ctx.scope, input)),
  byId: familyProcedure
    .meta({
      openapi: { method: "GET", path: "/schedule/{id}", tags, summary: "Get a weekly class" },
      reads: ["student", "subject", "schedule_entry"],
    })
    .input(byId)
    .output(classView)
    .query(({ ctx, input }) => getClass(ctx.scope, input.id)),
  create: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/schedule", tags, summary: "Create a weekly class" },
      creates: true,
      writes: written.classes,
    })
    .input(classDraft)
    .output(classView)
    .mutation(({ ctx, input }) => createClass(ctx.scope, input)),
  createMany: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/schedule/bulk",
        tags,
        summary: "Create the weekly classes of several weekdays and students, all or none",
      },
      creates: true,
      writes: written.classes,
    })
    .input(classesDraft)
    .output(classesView)
    .mutation(({ ctx, input }) => createClasses(ctx.scope, input)),
  update: adultProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/schedule/{id}",
        tags,
        summary: "Change a weekly class: completely, from a day on, or only on a day",
      },
      writes: written.classes,
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
        summary: "Delete a weekly class, end it before a day, or cancel it on a day",
      },
      writes: written.classes,
    })
    .input(classRemoval)
    .output(removedClass)
    .mutation(({ ctx, input }) => deleteClass(ctx.scope, input)),
})
