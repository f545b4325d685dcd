import type { Log } from "../../../request/log.ts"
import type { Client } from "../../../request/request.ts"
import type { OutgoingPush, SendPush } from "./send-push.service.ts"

/** A message to one of a person's browsers. */
export type PushMessage = { subscription: Omit<OutgoingPush, "payload"> & { id: string }; payload: string }

export type Pusher = {
  /** Resolves when the browsers of one more person can be started at once. */
  waitForCapacity: () => Promise<void>
  /** Starts to send each message, once. */
  push: (messages: PushMessage[], deadline: AbortSignal) => void
  /** Resolves with the number of accepted messages when all have ended. */
  end: () => Promise<number>
}

/** The number of messages sent at once. Slow push services must not delay the others, or a person's other browsers. */
const concurrency = 10

/**
 * Sends messages in the background. The subscription of a browser that is gone is deleted. Other failures are logged, and the
 * message is lost.
 */
export function openPusher({ client, log, send }: { client: Client; log: Log; send: SendPush }): Pusher {
  const running = new Set<Promise<void>>()
  let taken = 0
  const sendOne = async ({ subscription: { id, ...subscription }, payload }: PushMessage, deadline: AbortSignal) => {
    try {
      const outcome = await send({ ...subscription, payload }, deadline)
      if (outcome === "taken") taken += 1
      // Also by its address, because it may belong to another person by now.
      const { endpoint, auth } = subscription
      if (outcome === "gone") await client.push_subscription.deleteMany({ where: { id, endpoint, auth } })
    } catch (err) {
      log.warn({ err, subscription_id: id }, "push message not delivered")
    }
  }
  return {
    waitForCapacity: async () => {
      while (running.size >= concurrency) await Promise.race(running)
    },
    push: (messages, deadline) => {
      for (const message of messages) {
        const sending = sendOne(message, deadline).finally(() => running.delete(sending))
        running.add(sending)
      }
    },
    end: async () => {
      await Promise.all(running)
      return taken
    },
  }
}
