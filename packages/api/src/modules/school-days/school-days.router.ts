import { z } from "zod"
import { familyProcedure, router } from "../../trpc/trpc.ts"
import { schoolDaysFilter, schoolDayView } from "./school-days.schema.ts"
import { listSchoolDays } from "./school-days.service.ts"

export const schoolDaysRouter = router({
  inRange: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/school-days",
        tags: ["school years"],
        summary: "List the days of a range, each a school day or not",
      },
    })
    .input(schoolDaysFilter)
    .output(z.array(schoolDayView))
    .query(({ ctx, input }) => listSchoolDays(ctx.scope, input)),
})
