import { z } from "zod"
import { byId, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { accessTokenDraft, accessTokenView, createdAccessToken } from "./access-token.schema.ts"
import { createAccessToken, deleteAccessToken, listAccessTokens } from "./access-token.service.ts"

const tags = ["access-tokens"]

export const accessTokenRouter = router({
  list: adultProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "GET", path: "/access-tokens", tags, summary: "List the person's access tokens" },
      reads: ["access_token"],
    })
    .input(z.void())
    .output(z.array(accessTokenView))
    .query(({ ctx }) => listAccessTokens(ctx.scope)),
  create: adultProcedure
    .meta({
      is_for_people: true,
      needs_proof: true,
      openapi: { method: "POST", path: "/access-tokens", tags, summary: "Create an access token, which is shown once" },
      creates: true,
      refuses: ["CONFLICT"],
      writes: ["access_token", "auth_event"],
    })
    .input(accessTokenDraft)
    .output(createdAccessToken)
    .mutation(({ ctx, input }) => createAccessToken(ctx.scope, input)),
  delete: adultProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "DELETE", path: "/access-tokens/{id}", tags, summary: "Revoke an access token" },
      writes: ["access_token", "auth_event"],
    })
    .input(byId)
    .output(removed)
    .mutation(({ ctx, input }) => deleteAccessToken(ctx.scope, input.id)),
})
