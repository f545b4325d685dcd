import { familyProcedure, router } from "../../../trpc/trpc.ts"
import { plannerFilter, plannerView } from "./planner.schema.ts"
import { getPlanner } from "./planner.service.ts"

export const plannerRouter = router({
  inRange: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/planner",
        tags: ["planner"],
        summary: "Get what each student does on the days of a range",
      },
    })
    .input(plannerFilter)
    .output(plannerView)
    .query(({ ctx, input }) => getPlanner(ctx.scope, input)),
})
