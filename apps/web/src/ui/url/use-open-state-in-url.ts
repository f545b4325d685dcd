import { useState } from "react"
import { historyState, keepInHistory } from "./history-state.ts"

/**
 * State of a part of the page that unfolds, kept with the history entry: it is open again after Back and a reload, and closed where a link
 * leads to the page. `name` is unique on the page.
 */
export function useKeptOpen(name: string): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => openParts().includes(name))
  const keepOpen = (next: boolean) => {
    const others = openParts().filter((part) => part !== name)
    keepInHistory({ open: next ? [...others, name] : others })
    setOpen(next)
  }
  return [isOpen, keepOpen]
}

function openParts(): unknown[] {
  const { open } = historyState()
  return Array.isArray(open) ? open : []
}
