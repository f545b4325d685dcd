import { z } from "zod"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { dashboardStats, dashboardView } from "./dashboard.schema.ts"
import { getDashboardStats } from "./dashboard.service.ts"
import { finishDayInput, finishedDay } from "./finish-day.schema.ts"
import { finishDay } from "./finish-day.service.ts"
import { getOverview } from "./overview.service.ts"
import { read, written } from "../../../refetch/rows.ts"

const tags = ["dashboard"]

export const dashboardRouter = router({
  overview: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/dashboard", tags, summary: "Get everything that the dashboard shows" },
      reads: [...read.figures, "resource", "time_entry", "loop", "requirement", "filing", "file"],
    })
    .input(z.void())
    .output(dashboardView)
    .query(({ ctx }) => getOverview(ctx.scope)),
  stats: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/dashboard/stats",
        tags,
        summary: "Get the four figures of the dashboard",
      },
      reads: read.figures,
    })
    .input(z.void())
    .output(dashboardStats)
    .query(({ ctx }) => getDashboardStats(ctx.scope)),
  finishDay: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/dashboard/finish-day",
        tags,
        summary: "Mark lessons as done and assignments as submitted, all or none",
      },
      writes: written.lessons,
    })
    .input(amendable(finishDayInput))
    .output(finishedDay)
    .mutation(amending(finishDay)),
})
