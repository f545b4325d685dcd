import { z } from "zod"
import { byId, removed } from "@hearthbook/core/fields/fields"
import { rateLimitedMemberProcedure, memberProcedure, publicProcedure, router } from "../../../trpc/trpc.ts"
import { byToken, sessionView } from "../../access/auth/auth.schema.ts"
import { acceptInvitation, readInvitation } from "./accept-invitation.service.ts"
import { invitationAcceptance, invitationDraft, invitationOffer, invitationView } from "./invitation.schema.ts"
import { createInvitation, listInvitations, removeInvitation } from "./invitation.service.ts"

const tags = ["family"]

export const invitationRouter = router({
  list: memberProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "GET", path: "/family/invitations", tags, summary: "List pending invitations" },
      reads: ["invitation"],
    })
    .input(z.void())
    .output(z.array(invitationView))
    .query(({ ctx }) => listInvitations(ctx.scope)),
  // Counted before anything is looked up, because the answer reveals whether an address has an account.
  create: rateLimitedMemberProcedure("invitation", 20, 24 * 3600)
    .meta({
      is_for_people: true,
      needs_proof: true,
      creates: true,
      openapi: { method: "POST", path: "/family/invitations", tags, summary: "Invite a second parent or a teacher" },
      writes: ["invitation", "auth_event"],
    })
    .input(invitationDraft)
    .output(invitationView)
    .mutation(({ ctx, input }) => createInvitation(ctx.scope, input)),
  remove: memberProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "DELETE", path: "/family/invitations/{id}", tags, summary: "Withdraw an invitation" },
      writes: ["invitation", "auth_event"],
    })
    .input(byId)
    .output(removed)
    .mutation(({ ctx, input }) => removeInvitation(ctx.scope, input.id)),
  // Both are POST, over tRPC too, because a token in a URL would appear in logs.
  read: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/auth/invitations/read",
        tags,
        protect: false,
        summary: "Get the details of an invitation, with the mailed link",
      },
      writes: [],
    })
    .input(byToken)
    .output(invitationOffer)
    .mutation(({ ctx, input }) => readInvitation(ctx, input.token)),
  accept: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/auth/invitations/accept",
        tags,
        protect: false,
        summary: "Join the family with the mailed link",
      },
      refuses: ["EMAIL_ALREADY_EXISTS"],
      writes: "everything",
    })
    .input(invitationAcceptance)
    .output(sessionView)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),
})
