import { useCallback, useRef, useSyncExternalStore } from "react"

const paper = window.matchMedia("print")

/**
 * True if the screen matches a media query, at the first render too. Paper has another width than the screen, so the answer stays
 * while the page prints: what a page asks the server for must not change then, since there is no time to load it.
 */
export function useScreenQuery(query: string): boolean {
  const kept = useRef<boolean | null>(null)
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener("change", notify)
      paper.addEventListener("change", notify)
      return () => {
        list.removeEventListener("change", notify)
        paper.removeEventListener("change", notify)
      }
    },
    [query],
  )
  const read = () => {
    if (kept.current === null || !paper.matches) kept.current = window.matchMedia(query).matches
    return kept.current
  }
  return useSyncExternalStore(subscribe, read, read)
}
