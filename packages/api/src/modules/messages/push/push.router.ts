import { adultProcedure, nonTransactionalAdultProcedure, router } from "../../../trpc/trpc.ts"
import { subscriptionDraft, subscriptionEndpoint, subscriptionView, unsubscribed } from "./push.schema.ts"
import { subscribe, unsubscribe } from "./push.service.ts"

const tags = ["notifications"]

export const pushRouter = router({
  // The name of the push service is resolved before, so the call is not one transaction.
  subscribe: nonTransactionalAdultProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "POST",
        path: "/push/subscriptions",
        tags,
        summary: "Subscribe this browser to push messages",
      },
      writes: [],
    })
    .input(subscriptionDraft)
    .output(subscriptionView)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),
  // POST, because the address of a push service is long, secret, and not a path of this API.
  unsubscribe: adultProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "POST", path: "/push/subscriptions/remove", tags, summary: "Unsubscribe this browser" },
      writes: [],
    })
    .input(subscriptionEndpoint)
    .output(unsubscribed)
    .mutation(({ ctx, input }) => unsubscribe(ctx.scope, input.endpoint)),
})
