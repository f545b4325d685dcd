import { z } from "zod"
import { adultProcedure, router, nonTransactionalAdultProcedure } from "../../../trpc/trpc.ts"
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
        summary: "Show what is deleted with the person's account",
      },
      reads: "everything",
    })
    .input(z.void())
    .output(accountView)
    .query(({ ctx }) => readAccount(ctx.scope)),
  // A wrong password must be counted although the call fails, so the call is not one transaction. In REST it is a DELETE with a
  // body, which the adapter does not support: see account.openapi.ts.
  delete: nonTransactionalAdultProcedure
    .meta({ is_for_people: true, writes: "everything" })
    .input(accountDeletion)
    .output(accountDeleted)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
})
