import pLimit from "p-limit"
import type { Log } from "../../log.ts"
import type { Client } from "../../request.ts"
import type { OutgoingPush, SendPush } from "./send-push.service.ts"

/** A message to one browser of somebody's. */
export type Pushed = { subscription: Omit<OutgoingPush, "payload"> & { id: string }; payload: string }

/** Push services that are slow must not hold up those that are not. */
const atOnce = 10
/**
 * Sends each once. A browser that is gone is forgotten; what else fails is logged, and its message lost, as is what the
 * deadline leaves. Answers how many were taken.
 */
export async function deliverPush(
  { client, log, send, deadline }: { client: Client; log: Log; send: SendPush; deadline: AbortSignal },
  messages: Pushed[],
): Promise<number> {
  const limit = pLimit(atOnce)
  const outcomes = await Promise.all(
    messages.map(({ subscription: { id, ...subscription }, payload }) =>
      limit(async () => {
        if (deadline.aborted) return "left"
        try {
          const outcome = await send({ ...subscription, payload }, deadline)
          // By its address too: it may be another person's by now.
          const { endpoint, auth } = subscription
          if (outcome === "gone") await client.push_subscription.deleteMany({ where: { id, endpoint, auth } })
          return outcome
        } catch (err) {
          log.warn({ err, subscription_id: id }, "push message not delivered")
          return "failed"
        }
      }),
    ),
  )
  const left = outcomes.filter((outcome) => outcome === "left").length
  if (left > 0) log.warn({ left }, "no time left for push messages")
  return outcomes.filter((outcome) => outcome === "taken").length
}
