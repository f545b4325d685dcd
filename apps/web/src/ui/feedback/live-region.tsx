import { VisuallyHidden } from "@mantine/core"
import { useEffect, useSyncExternalStore } from "react"

/** By its turn the same words said again are another message. */
type Announcement = { message: string; turn: number }

/** Milliseconds after which words are taken away again, so that nobody comes upon them later in the page. */
const timeToHear = 5_000

let current: Announcement = { message: "", turn: 0 }
const listeners = new Set<() => void>()

function set(message: string): void {
  current = { message, turn: current.turn + 1 }
  listeners.forEach((listen) => listen())
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Tells those who hear the page what was done, where others see it: 'Saved.' What a toast says is heard already (WCAG 4.1.3). */
export function announce(message: string): void {
  set(message)
}

/** Where that is heard, once whoever listens has heard what they were hearing. It is always there, or nothing is announced. */
export function LiveRegion() {
  const { message, turn } = useSyncExternalStore(subscribe, () => current)
  useEffect(() => {
    if (message === "") return
    const timer = setTimeout(() => set(""), timeToHear)
    return () => clearTimeout(timer)
  }, [message, turn])
  return (
    <VisuallyHidden role="status">
      <span key={turn}>{message}</span>
    </VisuallyHidden>
  )
}
