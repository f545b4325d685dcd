import { z } from "zod"
import { byId, removal, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, familyProcedure, router } from "../../../trpc/trpc.ts"
import {
  lessonDraft,
  lessonFilter,
  lessonOrder,
  lessonOrderView,
  lessonsRemoval,
  lessonsRemovalView,
  lessonUpdate,
  lessonView,
  partInput,
  partView,
  updatedLessonView,
} from "./lesson.schema.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { deleteLessons } from "./delete-lessons.service.ts"
import { reorderCurriculum } from "./lesson-order.service.ts"
import { createLesson, deleteLesson, getLesson, listLessons } from "./lesson.service.ts"
import { partLessons } from "./part-lessons.service.ts"
import { updateLesson } from "./update-lesson.service.ts"
import { read, written } from "../../../refetch/rows.ts"

const tags = ["lessons"]

export const lessonRouter = router({
  list: familyProcedure
    .meta({
      openapi: { method: "GET", path: "/lessons", tags, summary: "List planned lessons by day" },
      reads: read.lesson,
    })
    .input(lessonFilter)
    .output(z.array(lessonView))
    .query(({ ctx, input }) => listLessons(ctx.scope, input)),
  byId: familyProcedure
    .meta({ openapi: { method: "GET", path: "/lessons/{id}", tags, summary: "Get a lesson" }, reads: read.lesson })
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
        summary: "Plan a lesson with its resources and new assignments, all or none",
      },
      writes: written.lessons,
    })
    .input(lessonDraft)
    .output(lessonView)
    .mutation(({ ctx, input }) => createLesson(ctx.scope, input)),
  update: familyProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/lessons/{id}",
        tags,
        summary: "Change a lesson, or mark it as done; a child may do the latter if the family allows it",
      },
      refuses: ["WRONG_ROLE"],
      writes: written.lessons,
    })
    .input(amendable(lessonUpdate))
    .output(updatedLessonView)
    .mutation(amending(updateLesson)),
  part: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/lessons/part",
        tags,
        summary: "Part lessons that siblings do together, with the rest of their series: each child then has their own",
      },
      writes: ["lesson", "change"],
    })
    .input(partInput)
    .output(partView)
    .mutation(({ ctx, input }) => partLessons(ctx.scope, input)),
  reorder: adultProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/curriculum/{id}/lesson-order",
        tags,
        summary: "Reorder all lessons of a curriculum; days stay with the slots",
      },
      writes: ["lesson"],
    })
    .input(lessonOrder)
    .output(lessonOrderView)
    .mutation(({ ctx, input }) => reorderCurriculum(ctx.scope, input)),
  delete: adultProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/lessons/{id}",
        tags,
        summary: "Delete a lesson; its assignments stay",
      },
      writes: written.lessons,
    })
    .input(amendable(removal))
    .output(removed)
    .mutation(amending(deleteLesson)),
  deleteMany: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/lessons/delete",
        tags,
        summary: "Delete many lessons at once; their assignments stay",
      },
      writes: written.lessons,
    })
    .input(amendable(lessonsRemoval))
    .output(lessonsRemovalView)
    .mutation(amending(deleteLessons)),
})
