import type { AroundNavHandler } from "wouter"
import { historyState, keepInHistory } from "./history-state.ts"
import { openersOf } from "./openers-of.ts"

/**
 * Follows a link. If it leads to another page, the history entries keep the place on this one, and that the other one leads back to it.
 * A change of the page's own address, such as a filter, keeps what its history entry has.
 */
export const noteWayBack: AroundNavHandler = (navigate, to, options) => {
  const isSamePage = new URL(to, window.location.href).pathname === window.location.pathname
  if (isSamePage && options?.replace) return navigate(to, { ...options, state: historyState() })
  if (isSamePage || options?.replace) return navigate(to, options)
  navigate(to, { ...options, state: leaveFor(to) })
}

/** Keeps the place on this page, and returns the state of the history entry that leads back to it. */
export function leaveFor(to: string): { leadsBack: string } {
  keepInHistory({ scroll: window.scrollY, opened: to, nth: usedOf(openersOf(to)) })
  return { leadsBack: window.location.pathname }
}

/**
 * Goes back to the page whose link led to this one, or does nothing if that is another one than `to`. Returns false if it stays, as on a
 * page that was opened by its address.
 */
export function comeBack(to?: string): boolean {
  const { leadsBack } = historyState()
  if (typeof leadsBack !== "string" || (to !== undefined && leadsBack !== to)) return false
  window.history.back()
  return true
}

/**
 * Scrolls to the place from which a link led away, and focuses the row that it opened, as soon as the page shows them. Returns a function
 * that stops this, or null if no link has led away from this history entry. Its code is loaded then, since most pages do not need it.
 */
export function returnToPlace(page: HTMLElement | null): (() => void) | null {
  const { scroll, opened, nth } = historyState()
  if (typeof scroll !== "number" || typeof opened !== "string") return null
  let isStopped = false
  let stop: (() => void) | null = null
  const look = async () => {
    const { lookForPlace } = await import("./look-for-place.ts")
    if (!isStopped) stop = lookForPlace(page, { scroll, opened, nth: Number(nth) })
  }
  look().catch(() => undefined)
  return () => {
    isStopped = true
    stop?.()
  }
}

/** The index of the element whose row has the focus, or had it before its menu opened. */
function usedOf(openers: HTMLElement[]): number {
  const menu = document.activeElement?.closest('[role="menu"]')?.getAttribute("aria-labelledby")
  const active = menu ? document.getElementById(menu) : document.activeElement
  const used = openers.findIndex((element) => (element.closest("li, article") ?? element).contains(active))
  return Math.max(0, used)
}
