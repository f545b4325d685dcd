import { useLayoutEffect } from "react"

/** What can be clicked, typed into or have the keyboard. */
const usable = "a, button, input, textarea, select, summary, [tabindex]"

/**
 * Takes away what the build has drawn of this page (vite/pages.ts), in favor of what the app has drawn by now: the same page, to
 * which goes whatever was typed, where the keyboard is, and the last click. Until then the drawn one is what is seen: it is
 * read before any code has come.
 */
export function dropPrerendered(): void {
  const drawn = document.getElementById("prerendered")
  const root = document.getElementById("root")
  if (!drawn) return
  const { scrollX, scrollY } = window
  const active = drawn.contains(document.activeElement) ? document.activeElement : drawn.querySelector("[autofocus]")
  const before = [...drawn.querySelectorAll<HTMLElement>(usable)]
  const after = root ? [...root.querySelectorAll<HTMLElement>(usable)] : []
  drawn.remove()
  if (window.scrollY !== scrollY) window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" })
  before.forEach((old, place) => {
    const fresh = after[place]
    // Another page, where somebody has signed in meanwhile.
    if (fresh?.tagName !== old.tagName) return
    if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) takeOver(old, fresh)
    if (old === active) fresh.focus({ preventScroll: true })
    if (old.dataset.clicked !== undefined) fresh.click()
  })
}

/** Has React hear of what was typed or ticked before it was there. */
function takeOver(old: HTMLInputElement, fresh: HTMLInputElement): void {
  if (old.checked !== fresh.checked) fresh.click()
  if (old.value === fresh.value || old.type === "checkbox") return
  // The prototype's setter, past the one by which React remembers what it knows already.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(fresh, old.value)
  fresh.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Stands beside a page that the build has drawn: where the app draws it, the drawn one goes in the same moment. */
export function DropPrerendered(): null {
  useLayoutEffect(dropPrerendered, [])
  return null
}
