import { publicProcedure, router } from "../../trpc/trpc.ts"
import { unsubscribeLink, unsubscribeView, unsubscribeChoice } from "./unsubscribe.schema.ts"
import { confirmUnsubscription, readUnsubscription } from "./unsubscribe.service.ts"

/** For whoever holds a mail, without signing in. By POST, over tRPC too: a token in an address would stand in logs. */
function open(path: `/unsubscribe${string}`, summary: string) {
  return publicProcedure.meta({ openapi: { method: "POST", path, tags: ["settings"], protect: false, summary } })
}

export const unsubscribeRouter = router({
  read: open("/unsubscribe/read", "Which mails a link is about, and whether they are on")
    .input(unsubscribeLink)
    .output(unsubscribeView)
    .mutation(({ ctx, input }) => readUnsubscription(ctx, input.token)),
  confirm: open("/unsubscribe", "Stop these mails, or have them again")
    .input(unsubscribeChoice)
    .output(unsubscribeView)
    .mutation(({ ctx, input }) => confirmUnsubscription(ctx, input)),
})
