import { z } from "zod"
import { removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, nonTransactionalAdultProcedure, router } from "../../../trpc/trpc.ts"
import { wayInChoice, wayInView } from "./way-in.schema.ts"
import { listWaysIn, revokeWayIn } from "./way-in.service.ts"

const tags = ["auth"]

export const wayInRouter = router({
  list: adultProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "GET", path: "/security/ways-in", tags, summary: "List everything that lets somebody in" },
      reads: ["student", "session", "tablet", "access_token", "calendar_feed", "transcript_link"],
    })
    .input(z.void())
    .output(z.array(wayInView))
    .query(({ ctx }) => listWaysIn(ctx.scope, ctx.tablet)),
  // Google is called after the change, so the call is not one transaction.
  revoke: nonTransactionalAdultProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "DELETE",
        path: "/security/ways-in/{kind}/{id}",
        tags,
        summary: "End a way in, as the call does that ends only this kind",
      },
      // A member and an account for signing in need a proof.
      refuses: ["CONFLICT", "PROOF_REQUIRED"],
      writes: "everything",
    })
    .input(wayInChoice)
    .output(removed)
    .mutation(({ ctx, input }) => revokeWayIn(ctx, input)),
})
