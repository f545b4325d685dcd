import type { Log } from "../../request/log.ts"
import type { Client } from "../../request/request.ts"
import type { OutgoingPush, SendPush } from "./send-push.service.ts"

/** A message to one browser of somebody's. */
export type Pushed = { subscription: Omit<OutgoingPush, "payload"> & { id: string }; payload: string }

export type Pusher = {
  /** Resolves when there is room for all browsers of one more person: what is handed in then begins at once. */
  room: () => Promise<void>
  /** Begins to send each message, once. */
  push: (messages: Pushed[], deadline: AbortSignal) => void
  /** Resolves when all has ended; how many messages were taken. */
  end: () => Promise<number>
}

/** Push services that are slow must not hold up those that are not; nor may they keep a person's other browsers waiting. */
const concurrency = 10

/**
 * Sends messages while whoever hands them in goes on. A browser that is gone is forgotten; what else fails is logged, and its
 * message lost.
 */
export function openPusher({ client, log, send }: { client: Client; log: Log; send: SendPush }): Pusher {
  const running = new Set<Promise<void>>()
  let taken = 0
  const sendOne = async ({ subscription: { id, ...subscription }, payload }: Pushed, deadline: AbortSignal) => {
    try {
      const outcome = await send({ ...subscription, payload }, deadline)
      if (outcome === "taken") taken += 1
      // By its address too: it may be another person's by now.
      const { endpoint, auth } = subscription
      if (outcome === "gone") await client.push_subscription.deleteMany({ where: { id, endpoint, auth } })
    } catch (err) {
      log.warn({ err, subscription_id: id }, "push message not delivered")
    }
  }
  return {
    room: async () => {
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
