import { publicProcedure, router } from "../../../trpc/trpc.ts"
import { unsubscribeLink, unsubscribeView, unsubscribeChoice } from "./unsubscribe.schema.ts"
import { confirmUnsubscription, readUnsubscription } from "./unsubscribe.service.ts"

/** Public, for people who hold the mail. POST, over tRPC too, because a token in a URL would appear in logs. */
function open(path: `/unsubscribe${string}`, summary: string) {
  return publicProcedure.meta({ openapi: { method: "POST", path, tags: ["settings"], protect: false, summary } })
}

export const unsubscribeRouter = router({
  read: open("/unsubscribe/read", "Get the mail setting of a link, and whether it is enabled")
    .meta({ writes: [] })
    .input(unsubscribeLink)
    .output(unsubscribeView)
    .mutation(({ ctx, input }) => readUnsubscription(ctx, input.token)),
  confirm: open("/unsubscribe", "Disable these mails, or enable them again")
    .meta({ writes: ["settings"] })
    .input(unsubscribeChoice)
    .output(unsubscribeView)
    .mutation(({ ctx, input }) => confirmUnsubscription(ctx, input)),
})
