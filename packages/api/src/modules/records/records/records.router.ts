import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { recordsFilter, recordsView } from "./records.schema.ts"
import { readRecords } from "./records.service.ts"
import { read } from "../../../refetch/rows.ts"

export const recordsRouter = router({
  ofYear: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/records",
        tags: ["requirements"],
        summary: "Get a student's records of a school year",
      },
      reads: [...read.lesson, "time_entry", "attendance_record", "event", "file", "requirement", "filing", "amendment"],
    })
    .input(recordsFilter)
    .output(recordsView)
    .query(({ ctx, input }) => readRecords(ctx.scope, input)),
})
