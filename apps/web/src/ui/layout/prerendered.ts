import { useLayoutEffect } from "react"

/** Interactive elements. */
const interactive = "a, button, input, textarea, select, summary, [tabindex]"

/**
 * Replaces the prerendered page (vite/pages.ts), which is shown while the code loads, with the same page rendered by the app. Moves
 * typed text, focus and the last click to it.
 */
export function dropPrerendered(): void {
  const drawn = document.getElementById("prerendered")
  const root = document.getElementById("root")
  if (!drawn) return
  const { scrollX, scrollY } = window
  const active = drawn.contains(document.activeElement) ? document.activeElement : drawn.querySelector("[autofocus]")
  const before = [...drawn.querySelectorAll<HTMLElement>(interactive)]
  const after = root ? [...root.querySelectorAll<HTMLElement>(interactive)] : []
  drawn.remove()
  if (window.scrollY !== scrollY) window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" })
  before.forEach((old, place) => {
    const fresh = after[place]
    // The pages differ if someone has signed in meanwhile.
    if (fresh?.tagName !== old.tagName) return
    if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) takeOver(old, fresh)
    if (old === active) fresh.focus({ preventScroll: true })
    if (old.dataset.clicked !== undefined) fresh.click()
  })
}

/** Passes text typed and boxes checked before React had loaded on to React. */
function takeOver(old: HTMLInputElement, fresh: HTMLInputElement): void {
  if (old.checked !== fresh.checked) fresh.click()
  if (old.value === fresh.value || old.type === "checkbox") return
  // React overrides the element's setter to track the value. The prototype's setter makes the change look like typing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(fresh, old.value)
  fresh.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Removes the prerendered page at the moment that the app renders the same page beside it. */
export function DropPrerendered(): null {
  useLayoutEffect(dropPrerendered, [])
  return null
}
