import { VisuallyHidden } from "@mantine/core"
import { useEffect, useSyncExternalStore } from "react"

/** `turn` distinguishes a repeated message. */
type Announcement = { message: string; turn: number }

/** Milliseconds after which a message is removed, so that it is not read later with the page. */
const lifetime = 5_000

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

/** Announces a visible change, such as 'Saved.', to screen readers (WCAG 4.1.3). Toasts are announced already. */
export function announce(message: string): void {
  set(message)
}

/** The polite live region for `announce`. It must be in the page before a message is set. */
export function LiveRegion() {
  const { message, turn } = useSyncExternalStore(subscribe, () => current)
  useEffect(() => {
    if (message === "") return
    const timer = setTimeout(() => set(""), lifetime)
    return () => clearTimeout(timer)
  }, [message, turn])
  return (
    <VisuallyHidden role="status">
      <span key={turn}>{message}</span>
    </VisuallyHidden>
  )
}
