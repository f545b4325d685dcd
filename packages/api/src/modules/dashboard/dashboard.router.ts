import { z } from "zod"
import { adultProcedure, router } from "../../trpc.ts"
import { dashboardStats } from "./dashboard.schema.ts"
import { getDashboardStats } from "./dashboard.service.ts"

export const dashboardRouter = router({
  stats: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/dashboard/stats",
        tags: ["dashboard"],
        summary: "The four figures of the dashboard",
      },
    })
    .input(z.void())
    .output(dashboardStats)
    .query(({ ctx }) => getDashboardStats(ctx.scope)),
})
