import type { QueryClient } from "@tanstack/react-query"
import { observable, type Unsubscribable } from "@trpc/server/observable"
import { TRPCClientError } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"
import type { Named } from "../../api/idempotency-link.ts"
import type { Outage } from "../../api/outage.ts"
import type { KeepChange } from "../../api/waiting-link.ts"
import { isUnreachable } from "../../lib/read-error.ts"
import { ChangeWaiting } from "../../lib/offline/waiting-change.ts"
import type { ChangeQueue } from "./change-queue.ts"
import { readChanges, waitingPathOf } from "./read-changes.ts"
import type { WaitingChange } from "./waiting-changes.ts"

/** The context of a change that the queue sends. */
export type FromQueue = Named & { is_from_queue?: boolean; asks_nothing?: boolean }

type Options = {
  client: QueryClient
  queue: ChangeQueue
  outage: Outage
  /** Called when changes were kept. */
  onKept: (changes: WaitingChange[]) => void
}

/**
 * Returns a function that keeps a change if the server is out of reach, or if changes wait before it. The call then fails with
 * `ChangeWaiting`. A change that cannot be stored fails as it would have without a queue.
 */
export function keepChanges({ client, queue, outage, onKept }: Options): KeepChange {
  return (op, send) => {
    const path = op.type === "mutation" ? waitingPathOf(op.path, op.input) : null
    const context: FromQueue = op.context
    if (!path || context.is_from_queue) return null
    return observable((observer) => {
      let running: Unsubscribable | undefined
      let isStopped = false
      const keep = async (sent: { id: string; sent_at: number } | null): Promise<void> => {
        const input = op.input as Record<string, unknown>
        const changes = readChanges(client, { path, input, now: Date.now() }, sent)
        await queue.add(changes)
        onKept(changes)
        if (!isStopped)
          observer.error(TRPCClientError.from<AnyRouter>(new ChangeWaiting("The change waits for the network.")))
      }
      const trySending = () => {
        const id = crypto.randomUUID()
        const sent_at = Date.now()
        context.idempotency_key = id
        running = send(op).subscribe({
          ...observer,
          error: (cause) => {
            if (!isUnreachable(cause)) return observer.error(cause)
            keep({ id, sent_at }).catch(() => observer.error(cause))
          },
        })
      }
      void isKnownDown(outage, queue).then((isDown) => {
        if (isStopped) return
        if (isDown) keep(null).catch(trySending)
        else trySending()
      })
      return () => {
        isStopped = true
        running?.unsubscribe()
      }
    })
  }
}

/**
 * Resolves with true if a change should wait without being sent. The browser's word that it is offline is only a hint, so the server is
 * asked then.
 */
async function isKnownDown(outage: Outage, queue: ChangeQueue): Promise<boolean> {
  if (outage.read() || queue.read().some(({ refusal }) => refusal === null)) return true
  if (navigator.onLine) return false
  const found = new Promise<boolean>((resolve) => {
    const stop = outage.subscribe(() => {
      stop()
      resolve(outage.read())
    })
  })
  return Promise.race([found, outage.check()])
}
