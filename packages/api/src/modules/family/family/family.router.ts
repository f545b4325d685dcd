import { z } from "zod"
import { byId } from "@hearthbook/core/fields/fields"
import { adultProcedure, memberProcedure, router, nonTransactionalMemberProcedure } from "../../../trpc/trpc.ts"
import { changeAndRevoke } from "../../access/oauth/change-and-revoke.ts"
import { familyUpdate, familyView, memberRemoval, memberRemoved } from "./family.schema.ts"
import { readFamily, updateFamily } from "./family.service.ts"
import { memberView } from "../../access/user/user.schema.ts"
import { letBackIn } from "./let-back-in.service.ts"
import { removeMember } from "./remove-member.service.ts"

const tags = ["family"]

export const familyRouter = router({
  get: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/family", tags, summary: "Get the person's family and its school days" },
      reads: ["grading_scale"],
    })
    .input(z.void())
    .output(familyView)
    .query(({ ctx }) => readFamily(ctx.scope)),
  update: memberProcedure
    .meta({
      openapi: { method: "PUT", path: "/family", tags, summary: "Change the family's name, days and settings" },
      writes: "everything",
    })
    .input(familyUpdate)
    .output(familyView)
    .mutation(({ ctx, input }) => updateFamily(ctx.scope, input)),
  // Google is called after the change, so the call is not one transaction.
  removeMember: nonTransactionalMemberProcedure
    .meta({
      is_for_people: true,
      needs_proof: true,
      openapi: {
        method: "DELETE",
        path: "/family/members/{id}",
        tags,
        summary: "Remove another adult from the family",
      },
      refuses: ["CONFLICT"],
      writes: "everything",
    })
    .input(memberRemoval)
    .output(memberRemoved)
    .mutation(({ ctx, input }) => changeAndRevoke(ctx, (scope) => removeMember(scope, input))),
  letBackIn: memberProcedure
    .meta({
      is_for_people: true,
      needs_proof: true,
      openapi: {
        method: "POST",
        path: "/family/members/{id}/let-in",
        tags,
        summary: "Let a suspended adult sign in again",
      },
      writes: "everything",
    })
    .input(byId)
    .output(memberView)
    .mutation(({ ctx, input }) => letBackIn(ctx.scope, input.id)),
})
