import { adultProcedure, router } from "../../trpc/trpc.ts"
import { subscriptionDraft, subscriptionEndpoint, subscriptionView, unsubscribed } from "./push.schema.ts"
import { subscribe, unsubscribe } from "./push.service.ts"

const tags = ["notifications"]

export const pushRouter = router({
  subscribe: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/push/subscriptions", tags, summary: "Send push messages to this browser" },
    })
    .input(subscriptionDraft)
    .output(subscriptionView)
    .mutation(({ ctx, input }) => subscribe(ctx.scope, input)),
  // By POST: the address of a push service is long, secret, and no path of ours.
  unsubscribe: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/push/subscriptions/remove", tags, summary: "Send this browser no more" },
    })
    .input(subscriptionEndpoint)
    .output(unsubscribed)
    .mutation(({ ctx, input }) => unsubscribe(ctx.scope, input.endpoint)),
})
