import { z } from "zod"
import { adminProcedure, router } from "../../../trpc/trpc.ts"
import { authEventFilter, authEventView, installationStats } from "./admin.schema.ts"
import { countInstallation, listAuthEvents } from "./admin.service.ts"

const tags = ["admin"]

export const adminRouter = router({
  stats: adminProcedure
    .meta({
      openapi: { method: "GET", path: "/admin/stats", tags, summary: "Counts of the whole installation" },
      reads: "everything",
    })
    .input(z.void())
    .output(installationStats)
    .query(({ ctx }) => countInstallation(ctx.scope)),
  events: adminProcedure
    .meta({
      openapi: { method: "GET", path: "/admin/auth-events", tags, summary: "Events around signing in" },
      reads: ["auth_event"],
    })
    .input(authEventFilter)
    .output(z.array(authEventView))
    .query(({ ctx, input }) => listAuthEvents(ctx.scope, input)),
})
