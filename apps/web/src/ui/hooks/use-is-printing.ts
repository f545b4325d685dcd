import { useSyncExternalStore } from "react"

/** True while the page is laid out for paper. What is only on paper is rendered then, and not beside what is on the screen. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting)
}

const media = "print"

function isPrinting(): boolean {
  return window.matchMedia(media).matches
}

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(media)
  query.addEventListener("change", notify)
  return () => query.removeEventListener("change", notify)
}
