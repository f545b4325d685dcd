import { z } from "zod"
import { adultProcedure, familyProcedure, router } from "../../../trpc/trpc.ts"
import { schoolDaysFilter, schoolDayView, studentDaysFilter, studentDaysView } from "./school-days.schema.ts"
import { listSchoolDays, listStudentDays } from "./school-days.service.ts"
import { read } from "../../../refetch/rows.ts"

export const schoolDaysRouter = router({
  inRange: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/school-days",
        tags: ["school years"],
        summary: "List the days of a range, each a school day or not",
      },
      reads: read.schoolDays,
    })
    .input(schoolDaysFilter)
    .output(z.array(schoolDayView))
    .query(({ ctx, input }) => listSchoolDays(ctx.scope, input)),

  ofStudents: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/school-days/students",
        tags: ["school years"],
        summary: "List the days of a range for each student",
      },
      reads: read.schoolDays,
    })
    .input(studentDaysFilter)
    .output(z.array(studentDaysView))
    .query(({ ctx, input }) => listStudentDays(ctx.scope, input)),
})
