import { z } from "zod"
import { byId, removal, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { pastCourseDraft, pastCourseFilter, pastCourseUpdate, pastCourseView } from "./past-course.schema.ts"
import {
  createPastCourse,
  deletePastCourse,
  getPastCourse,
  listPastCourses,
  updatePastCourse,
} from "./past-course.service.ts"

const tags = ["transcripts"]

export const pastCourseRouter = router({
  list: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/past-courses", tags, summary: "List courses taken elsewhere" },
      reads: ["student", "past_course"],
    })
    .input(pastCourseFilter)
    .output(z.array(pastCourseView))
    .query(({ ctx, input }) => listPastCourses(ctx.scope, input)),
  byId: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/past-courses/{id}", tags, summary: "Get a course taken elsewhere" },
      reads: ["past_course"],
    })
    .input(byId)
    .output(pastCourseView)
    .query(({ ctx, input }) => getPastCourse(ctx.scope, input.id)),
  create: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/past-courses", tags, summary: "Add a course taken elsewhere" },
      creates: true,
      writes: ["past_course"],
    })
    .input(pastCourseDraft)
    .output(pastCourseView)
    .mutation(({ ctx, input }) => createPastCourse(ctx.scope, input)),
  update: adultProcedure
    .meta({
      openapi: { method: "PUT", path: "/past-courses/{id}", tags, summary: "Change a course taken elsewhere" },
      writes: ["past_course"],
    })
    .input(pastCourseUpdate)
    .output(pastCourseView)
    .mutation(({ ctx, input }) => updatePastCourse(ctx.scope, input)),
  delete: adultProcedure
    .meta({
      openapi: { method: "DELETE", path: "/past-courses/{id}", tags, summary: "Delete a course taken elsewhere" },
      writes: ["past_course"],
    })
    .input(removal)
    .output(removed)
    .mutation(({ ctx, input }) => deletePastCourse(ctx.scope, input)),
})
