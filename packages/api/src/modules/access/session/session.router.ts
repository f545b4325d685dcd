import { z } from "zod"
import { byId, removed } from "@hearthbook/core/fields/fields"
import { personProcedure, router } from "../../../trpc/trpc.ts"
import { openSessionView } from "./session.schema.ts"
import { listSessions, removeSession } from "./session.service.ts"

const tags = ["auth"]

export const sessionRouter = router({
  list: personProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "GET", path: "/auth/sessions", tags, summary: "List the person's sessions" },
      reads: ["session"],
    })
    .input(z.void())
    .output(z.array(openSessionView))
    .query(({ ctx }) => listSessions(ctx.scope)),
  remove: personProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "DELETE", path: "/auth/sessions/{id}", tags, summary: "Sign one device out" },
      writes: ["session", "auth_event"],
    })
    .input(byId)
    .output(removed)
    .mutation(({ ctx, input }) => removeSession(ctx.scope, input.id)),
})
