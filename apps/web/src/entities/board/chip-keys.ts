import type { KeyboardEvent } from "react"
import { openMenuByKey } from "../../ui/menus/row-menu.tsx"

type Actions = {
  onTick?: () => void
  onMove?: () => void
  onSelect?: (asRange: boolean) => void
  /** True if the chip has a link to its item. */
  hasLink?: boolean
  /** Opens the item, in place of a link. */
  onOpen?: () => void
}

/**
 * The keys of a chip with the focus: Space ticks it, M moves it, X selects it, with Shift up to it, E or Enter opens it, B opens its
 * menu.
 */
export function chipKeys({ onTick, onMove, onSelect, hasLink, onOpen }: Actions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    openMenuByKey(event)
    const { currentTarget } = event
    const follow = () => currentTarget.querySelector("a")?.click()
    const open = onOpen ?? (hasLink ? follow : undefined)
    const act = {
      " ": onTick,
      m: onMove,
      x: onSelect && (() => onSelect(event.shiftKey)),
      e: open,
      enter: open,
    }[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }
}
