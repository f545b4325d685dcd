import type { KeyboardEvent } from "react"
import { useLocation } from "wouter"

type Actions = { onTick?: () => void; onMove?: () => void; onSelect?: (asRange: boolean) => void; href?: string }

/** The keys of a chip with the focus: Space ticks it, M moves it, X selects it, with Shift up to it, E or Enter opens it. */
export function useChipKeys({ onTick, onMove, onSelect, href }: Actions) {
  const [, navigate] = useLocation()
  return (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    const act = {
      " ": onTick,
      m: onMove,
      x: onSelect && (() => onSelect(event.shiftKey)),
      e: href ? () => navigate(href) : undefined,
      enter: href ? () => navigate(href) : undefined,
    }[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }
}
