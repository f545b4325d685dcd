import { z } from "zod"
import { id, momentView } from "@hearthbook/core/fields/fields"

const longest = 1000
const wrongEndpoint = "This is not the address of a push service."
const endpoint = z.string(wrongEndpoint).trim().min(1, wrongEndpoint).max(longest, wrongEndpoint)

const wrongKey = "This is not a valid key of a browser."
const key = z
  .string(wrongKey)
  .trim()
  .regex(/^[\w+/-]+=*$/, wrongKey)
  .max(200, wrongKey)

/** A browser's PushSubscription, as its toJSON() returns it. */
export const subscriptionDraft = z.object({
  endpoint,
  keys: z.object({ p256dh: key, auth: key }),
})
export const subscriptionEndpoint = z.object({ endpoint })

export const subscriptionView = z.object({ id, endpoint: z.string(), created_at: momentView })
export type SubscriptionView = z.output<typeof subscriptionView>

export const unsubscribed = z.object({
  removed: z.int().meta({ description: "1, or 0 where this browser was not known" }),
})
