import { z } from "zod"
import { adultProcedure, router, nonTransactionalAdultProcedure } from "../../trpc/trpc.ts"
import { accountDeleted, accountDeletion, accountView } from "./account.schema.ts"
import { readAccount } from "./account.service.ts"
import { deleteAccount } from "./delete-account.service.ts"

export const accountRouter = router({
  read: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/settings/account",
        tags: ["settings"],
        summary: "What goes with one's account",
      },
    })
    .input(z.void())
    .output(accountView)
    .query(({ ctx }) => readAccount(ctx.scope)),
  // A wrong guess must be counted although it fails, so there is no unit around all of it. Over REST it is DELETE with a
  // body, which the adapter does not take: account.openapi.ts.
  delete: nonTransactionalAdultProcedure
    .input(accountDeletion)
    .output(accountDeleted)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
})
