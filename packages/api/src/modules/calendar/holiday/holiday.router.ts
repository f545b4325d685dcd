import { z } from "zod"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { holidaysAdded, holidaysDraft, holidaysFilter, holidayView } from "./holiday.schema.ts"
import { addHolidays, listHolidays } from "./holiday.service.ts"
import { written } from "../../../refetch/rows.ts"

const tags = ["school years"]
const path = "/school-years/{id}/holidays" as const

export const holidayRouter = router({
  suggest: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path,
        tags,
        summary: "List the public holidays in a school year",
        description: "From the data of date-holidays (CC BY 3.0).",
      },
      reads: [],
    })
    .input(holidaysFilter)
    .output(z.array(holidayView))
    .query(({ ctx, input }) => listHolidays(ctx.scope, input)),
  create: adultProcedure
    .meta({
      openapi: { method: "POST", path, tags, summary: "Create days off for all students, as one change" },
      creates: true,
      writes: written.events,
    })
    .input(holidaysDraft)
    .output(holidaysAdded)
    .mutation(({ ctx, input }) => addHolidays(ctx.scope, input)),
})
