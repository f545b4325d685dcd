import { openersOf } from "./openers-of.ts"

/** Frames for which a page may take to be as tall as it was, and to show the row again. */
const patience = 120

type Place = {
  scroll: number
  /** The address that was opened, and which of the elements that lead to it was used. */
  opened: string
  nth: number
}

/**
 * Scrolls to a place of the page and focuses its row, as soon as the page shows them. Returns a function that stops this. What a person
 * does meanwhile stops it, too.
 */
export function lookForPlace(page: HTMLElement | null, { scroll, opened, nth }: Place): () => void {
  let frame = 0
  let left = patience
  let isThere = false
  const look = () => {
    left -= 1
    const isTall = document.documentElement.scrollHeight - window.innerHeight >= scroll
    if (isTall && !isThere) window.scrollTo({ top: scroll, behavior: "instant" })
    isThere ||= isTall
    const openers = openersOf(opened)
    const row = focusOf(openers[nth] ?? openers[0])
    // Not if something on the page has taken the focus.
    if (isThere && document.activeElement === page) row?.focus({ preventScroll: true })
    if (!(isThere && row) && left > 0) frame = requestAnimationFrame(look)
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const type of ["wheel", "pointerdown", "keydown"]) window.removeEventListener(type, stop)
  }
  for (const type of ["wheel", "pointerdown", "keydown"]) window.addEventListener(type, stop, { passive: true })
  frame = requestAnimationFrame(look)
  return stop
}

/** The element that takes the focus of a row. */
function focusOf(opener: HTMLElement | undefined): HTMLElement | null {
  const row = opener?.closest("li")?.querySelector<HTMLElement>("[data-row-stop]:enabled")
  const target = opener?.closest<HTMLElement>("[data-chip]") ?? row ?? opener ?? null
  return target?.matches("a, button, input, [tabindex]")
    ? target
    : (target?.querySelector<HTMLElement>("[aria-haspopup=menu]") ?? null)
}
