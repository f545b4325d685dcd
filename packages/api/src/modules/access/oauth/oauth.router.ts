import { z } from "zod"
import { familyProcedure, router, nonTransactionalProcedure } from "../../../trpc/trpc.ts"
import { disconnectAccount } from "./disconnect.service.ts"
import { listConnections } from "./connection.service.ts"
import { connectionView, disconnection } from "./oauth.schema.ts"

const tags = ["auth"]

export const oauthRouter = router({
  connections: familyProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "GET",
        path: "/auth/connections",
        tags,
        summary: "List the person's accounts at Google and GitHub",
      },
      reads: [],
    })
    .input(z.void())
    .output(z.array(connectionView))
    .query(({ ctx }) => listConnections(ctx.scope)),
  // Google is called after the change, so the call is not one transaction.
  disconnect: nonTransactionalProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "POST",
        path: "/auth/{provider}/disconnect",
        tags,
        summary: "Disconnect an account at an identity provider",
      },
      // An account for signing in needs a proof, a Drive does not.
      refuses: ["PROOF_REQUIRED"],
      writes: "everything",
    })
    .input(disconnection)
    .output(z.array(connectionView))
    .mutation(({ ctx, input }) => disconnectAccount(ctx, input)),
})
