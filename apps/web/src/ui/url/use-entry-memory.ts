import { useEffect, useState } from "react"
import { useSearch } from "wouter"

type Memory = { value: unknown; scroll: number }

/** The memories of pages, by the id of their history entry. */
const memories = new Map<string, Memory>()

/** Frames for which a restored page may take to be as tall as it was. */
const patience = 60

/**
 * State of a page that comes back with Back and Forward, with the place to which the page was scrolled. A link to the page starts
 * with `first`. Filters belong in the URL instead, so that they can be shared.
 */
export function useEntryMemory<Value>(first: Value): [Value, (change: (before: Value) => Value) => void] {
  const search = useSearch()
  const [entry] = useState(() => readEntry() ?? crypto.randomUUID())
  const [value, setValue] = useState(() => (memories.get(entry)?.value as Value | undefined) ?? first)

  // A filter replaces the history entry's state.
  useEffect(() => {
    if (readEntry() !== entry) window.history.replaceState({ ...stateOf(window.history), entry }, "")
  }, [entry, search])

  useEffect(() => {
    const memory = memories.get(entry)
    memories.set(entry, { value, scroll: memory?.scroll ?? 0 })
  }, [entry, value])

  useEffect(() => {
    const stop = scrollWhenTall(memories.get(entry)?.scroll ?? 0)
    const remember = () => {
      const memory = memories.get(entry)
      if (memory) memory.scroll = window.scrollY
    }
    window.addEventListener("scroll", remember, { passive: true })
    return () => {
      stop()
      window.removeEventListener("scroll", remember)
    }
  }, [entry])

  return [value, setValue]
}

/** Scrolls to a place once the page reaches it, after the shell has scrolled the new page to its top. Returns a function that stops. */
function scrollWhenTall(top: number): () => void {
  let frame = 0
  let left = top > 0 ? patience : 0
  const look = () => {
    left -= 1
    const isTall = document.documentElement.scrollHeight - window.innerHeight >= top
    if (isTall) window.scrollTo({ top, behavior: "instant" })
    else if (left > 0) frame = requestAnimationFrame(look)
  }
  if (left > 0) frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

function readEntry(): string | null {
  const { entry } = stateOf(window.history)
  return typeof entry === "string" ? entry : null
}

function stateOf(history: History): { entry?: unknown } {
  const state: unknown = history.state
  return typeof state === "object" && state !== null ? state : {}
}
