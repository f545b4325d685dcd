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

function isPrinting(): boolean {
  return isAnnounced || media.matches
}

function subscribe(notify: () => void): () => void {
  const begin = () => {
    isAnnounced = true
    notify()
  }
  const end = () => {
    isAnnounced = false
    notify()
  }
  window.addEventListener("beforeprint", begin)
  window.addEventListener("afterprint", end)
  media.addEventListener("change", notify)
  return () => {
    window.removeEventListener("beforeprint", begin)
    window.removeEventListener("afterprint", end)
    media.removeEventListener("change", notify)
  }
}
