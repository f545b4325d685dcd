import { useEffect, useState } from "react"
import { useSearch } from "wouter"
import { historyState, keepInHistory } from "./history-state.ts"

/** The states of pages, by the id of their history entry. */
const memories = new Map<string, unknown>()

/**
 * State of a page that comes back with Back and Forward. A link to the page starts with `first`. Filters belong in the URL instead, so
 * that they can be shared.
 */
export function useEntryMemory<Value>(first: Value): [Value, (change: (before: Value) => Value) => void] {
  const search = useSearch()
  const [entry] = useState(() => readEntry() ?? crypto.randomUUID())
  const [value, setValue] = useState(() => (memories.get(entry) as Value | undefined) ?? first)

  // A filter replaces the history entry's state.
  useEffect(() => {
    if (readEntry() !== entry) keepInHistory({ entry })
  }, [entry, search])

  useEffect(() => {
    memories.set(entry, value)
  }, [entry, value])

  return [value, setValue]
}

function readEntry(): string | null {
  const { entry } = historyState()
  return typeof entry === "string" ? entry : null
}
