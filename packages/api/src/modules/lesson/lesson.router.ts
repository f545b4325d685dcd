import { z } from "zod"
import { byId, removal, removed } from "../../fields/fields.ts"
import { adultProcedure, familyProcedure, router } from "../../trpc/trpc.ts"
import { lessonDraft, lessonFilter, lessonUpdate, lessonView } from "./lesson.schema.ts"
import { createLesson, deleteLesson, getLesson, listLessons, updateLesson } from "./lesson.service.ts"

const tags = ["lessons"]

export const lessonRouter = router({
  list: familyProcedure
    .meta({ openapi: { method: "GET", path: "/lessons", tags, summary: "Planned lessons by day" } })
    .input(lessonFilter)
    .output(z.array(lessonView))
    .query(({ ctx, input }) => listLessons(ctx.scope, input)),
  byId: familyProcedure
    .meta({ openapi: { method: "GET", path: "/lessons/{id}", tags, summary: "One lesson" } })
    .input(byId)
    .output(lessonView)
    .query(({ ctx, input }) => getLesson(ctx.scope, input.id)),
  create: adultProcedure
    .meta({
      creates: true,
      openapi: {
        method: "POST",
        path: "/lessons",
        tags,
        summary: "Plan a lesson with its resources and the assignments set with it, all or none",
      },
    })
    .input(lessonDraft)
    .output(lessonView)
    .mutation(({ ctx, input }) => createLesson(ctx.scope, input)),
  update: adultProcedure
    .meta({ openapi: { method: "PUT", path: "/lessons/{id}", tags, summary: "Change a lesson, or tick it done" } })
    .input(lessonUpdate)
    .output(lessonView)
    .mutation(({ ctx, input }) => updateLesson(ctx.scope, input)),
  delete: adultProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/lessons/{id}",
        tags,
        summary: "Remove a lesson; the work set with it stays",
      },
    })
    .input(removal)
    .output(removed)
    .mutation(({ ctx, input }) => deleteLesson(ctx.scope, input)),
})
