import { z } from "zod"
import { byId, removal } from "@hearthbook/core/fields/fields"
import { undoableRemoval } from "../../../recording/record-deletion.ts"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import {
  courseNameView,
  curriculumDraft,
  curriculumFilter,
  curriculumUpdate,
  curriculumView,
  updatedCurriculumView,
} from "./curriculum.schema.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { createCurriculum, deleteCurriculum, getCurriculum, listCurricula } from "./curriculum.service.ts"
import { selectCourseNames } from "./course-names.select.ts"
import { updateCurriculum } from "./update-curriculum.service.ts"
import { read, written } from "../../../refetch/rows.ts"

const tags = ["curriculum"]

export const curriculumRouter = router({
  list: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/curriculum", tags, summary: "List curricula by child and subject" },
      reads: [...read.course, ...read.work, "lesson", "event", "schedule_entry", "time_entry"],
    })
    .input(curriculumFilter)
    .output(z.array(curriculumView))
    .query(({ ctx, input }) => listCurricula(ctx.scope, input)),
  names: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/curriculum/names", tags, summary: "List curricula without their figures" },
      reads: read.course,
    })
    .output(z.array(courseNameView))
    .query(({ ctx }) => selectCourseNames(ctx.scope)),
  byId: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/curriculum/{id}", tags, summary: "Get a curriculum" },
      reads: [...read.course, ...read.work, "lesson", "event", "schedule_entry", "time_entry"],
    })
    .input(byId)
    .output(curriculumView)
    .query(({ ctx, input }) => getCurriculum(ctx.scope, input.id)),
  create: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/curriculum", tags, summary: "Create a curriculum for a child in a subject" },
      creates: true,
      writes: ["curriculum"],
    })
    .input(curriculumDraft)
    .output(curriculumView)
    .mutation(({ ctx, input }) => createCurriculum(ctx.scope, input)),
  update: adultProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/curriculum/{id}",
        tags,
        summary: "Change a curriculum, or the mode of its lessons",
      },
      writes: ["curriculum", "loop", ...written.lessons],
    })
    .input(amendable(curriculumUpdate))
    .output(updatedCurriculumView)
    .mutation(amending(updateCurriculum)),
  delete: adultProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/curriculum/{id}",
        tags,
        summary: "Delete a curriculum with its assignments, lessons and grades",
      },
      writes: ["curriculum", "loop", "lesson", "time_entry", "course_result", ...written.work],
    })
    .input(amendable(removal))
    .output(undoableRemoval)
    .mutation(amending(deleteCurriculum)),
})
