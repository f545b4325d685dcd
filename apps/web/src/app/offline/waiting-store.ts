import { waitingRows } from "../../lib/offline/waiting-rows.ts"
import type { ChangeQueue } from "./change-queue.ts"
import type { WaitingChange } from "./waiting-changes.ts"

type Work = {
  queue: ChangeQueue
  /** Sends what waits. */
  flush: () => Promise<void>
}

const none: WaitingChange[] = []
const listeners = new Set<() => void>()
let work: Work | null = null
let stop = () => {}

function notify(): void {
  waitingRows.show(waitingStore.read().flatMap(({ rows, refusal }) => (refusal === null ? rows : [])))
  for (const listener of listeners) listener()
}

/** The changes of the person who is signed in that wait for the network, for the banner, and for the rows that they change. */
export const waitingStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): WaitingChange[] => work?.queue.read() ?? none,
  /** Shows the changes of another queue, or of none. */
  follow: (next: Work | null): void => {
    stop()
    work = next
    stop = next ? next.queue.subscribe(notify) : () => {}
    notify()
  },
  /** Sends a refused change once more. */
  retry: async (id: string): Promise<void> => {
    await work?.queue.retry(id)
    await work?.flush()
  },
  /** Gives a refused change up. */
  discard: async (id: string): Promise<void> => work?.queue.discard(id),
}
