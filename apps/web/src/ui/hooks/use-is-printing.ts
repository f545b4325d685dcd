import { useSyncExternalStore } from "react"

/**
 * True while the page is laid out for paper. What is only on paper is rendered then, and not beside what is on the screen. A browser
 * counts the pages after `beforeprint` and before the media query changes, so the event decides.
 */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, isPrinting)
}

const media = window.matchMedia("print")
let isAnnounced = false
// Noted here, so that a part of the page that is drawn at that moment knows it, too.
window.addEventListener("beforeprint", () => (isAnnounced = true))
window.addEventListener("afterprint", () => (isAnnounced = false))

function isPrinting(): boolean {
  return isAnnounced || media.matches
}

function subscribe(notify: () => void): () => void {
  window.addEventListener("beforeprint", notify)
  window.addEventListener("afterprint", notify)
  media.addEventListener("change", notify)
  return () => {
    window.removeEventListener("beforeprint", notify)
    window.removeEventListener("afterprint", notify)
    media.removeEventListener("change", notify)
  }
}
