import { z } from "zod"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { memberView, userFilter } from "./user.schema.ts"
import { listMembers, listUsers } from "./user.service.ts"

export const userRouter = router({
  list: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/users",
        tags: ["users"],
        summary: "List the members of the family; for an administrator, everyone",
      },
      reads: [],
    })
    .input(userFilter)
    .output(z.array(memberView))
    .query(({ ctx, input }) => listUsers(ctx.scope, input)),
  members: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/family/members",
        tags: ["family"],
        summary: "List the members of the person's family",
      },
      reads: [],
    })
    .input(z.void())
    .output(z.array(memberView))
    .query(({ ctx }) => listMembers(ctx.scope)),
})
