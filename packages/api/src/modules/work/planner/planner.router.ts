import { familyProcedure, router } from "../../../trpc/trpc.ts"
import { plannerFilter, plannerView } from "./planner.schema.ts"
import { getPlanner } from "./planner.service.ts"
import { read } from "../../../refetch/rows.ts"

export const plannerRouter = router({
  inRange: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/planner",
        tags: ["planner"],
        summary: "Get what each student does on the days of a range",
      },
      reads: [...read.work, ...read.lesson, "event", "attendance_record", "time_entry", "loop", "schedule_entry"],
    })
    .input(plannerFilter)
    .output(plannerView)
    .query(({ ctx, input }) => getPlanner(ctx.scope, input)),
})
