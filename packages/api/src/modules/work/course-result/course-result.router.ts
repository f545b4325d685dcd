import { z } from "zod"
import { adultProcedure, familyProcedure, router } from "../../../trpc/trpc.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { courseGradeFilter, courseGradeView } from "../../family/grading-scale/course-grade.schema.ts"
import { listCourseGrades } from "./course-grades.service.ts"
import {
  courseGradesFilter,
  courseGradeSummary,
  courseResultOf,
  courseResultsFilter,
  courseResultUpdate,
  courseResultView,
} from "./course-result.schema.ts"
import {
  finalizeCourseResult,
  listCourseResults,
  readCourseGrade,
  reopenCourseResult,
  updateCourseResult,
} from "./course-result.service.ts"
import { read } from "../../../refetch/rows.ts"

const tags = ["grades"]

/** The grade of a course by its work, and its results, which a family can override and make final. */
export const courseResultRouter = router({
  grade: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/curriculum/{id}/grade",
        tags,
        summary: "Get the grade of a course, and how it came about",
      },
      reads: [...read.work, "course_result"],
    })
    .input(courseGradeFilter)
    .output(courseGradeView)
    .query(({ ctx, input }) => readCourseGrade(ctx.scope, input)),
  grades: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/course-grades",
        tags,
        summary: "List the courses of this academic year with their grades, by subject",
      },
      reads: [...read.work, "course_result"],
    })
    .input(courseGradesFilter)
    .output(z.array(courseGradeSummary))
    .query(({ ctx, input }) => listCourseGrades(ctx.scope, input)),
  ofCourse: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/curriculum/{id}/results",
        tags,
        summary: "List the results of a course: the whole course, then its terms",
      },
      reads: [...read.work, "course_result"],
    })
    .input(courseResultsFilter)
    .output(z.array(courseResultView))
    .query(({ ctx, input }) => listCourseResults(ctx.scope, input)),
  update: adultProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/curriculum/{id}/results",
        tags,
        summary: "Override a result, or change its comment, effort or credits",
      },
      refuses: ["CONFLICT"],
      writes: ["course_result", "amendment"],
    })
    .input(amendable(courseResultUpdate))
    .output(courseResultView)
    .mutation(amending(updateCourseResult)),
  finalize: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/curriculum/{id}/results/finalize",
        tags,
        summary: "Make a result final, so that it no longer follows the work",
      },
      refuses: ["CONFLICT"],
      writes: ["course_result", "amendment"],
    })
    .input(amendable(courseResultOf))
    .output(courseResultView)
    .mutation(amending(finalizeCourseResult)),
  reopen: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/curriculum/{id}/results/reopen",
        tags,
        summary: "Let a final result follow the work again",
      },
      writes: ["course_result", "amendment"],
    })
    .input(amendable(courseResultOf))
    .output(courseResultView)
    .mutation(amending(reopenCourseResult)),
})
