import { z } from "zod"
import { familyProcedure, router } from "../../trpc.ts"
import { disconnect, listConnections } from "./connection.service.ts"
import { connectionView, disconnection } from "./oauth.schema.ts"

const tags = ["auth"]

export const oauthRouter = router({
  connections: familyProcedure
    .meta({
      openapi: { method: "GET", path: "/auth/connections", tags, summary: "One's own accounts at Google and GitHub" },
    })
    .input(z.void())
    .output(z.array(connectionView))
    .query(({ ctx }) => listConnections(ctx.scope)),
  disconnect: familyProcedure
    .meta({
      openapi: { method: "POST", path: "/auth/{provider}/disconnect", tags, summary: "Forget an account elsewhere" },
    })
    .input(disconnection)
    .output(z.array(connectionView))
    .mutation(({ ctx, input }) => disconnect(ctx.scope, input)),
})
