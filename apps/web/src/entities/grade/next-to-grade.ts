import { returnFocusTo } from "../../ui/focus/focus-return.ts"

/** Marks the element to focus when a row is next to grade: its score, or the button that opens it. */
export const placeToGrade = { "data-place-to-grade": "" }

/**
 * Remembers the focused row and returns a function to call after saving. It focuses the next row to grade, else the
 * first, else the page.
 */
export function nextToGrade(): () => void {
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-place-to-grade]")]
  const here = document.activeElement?.closest("form")
  const next = waiting[waiting.findIndex((place) => here?.contains(place)) + 1]
  return () =>
    // After the render that removes the graded row.
    requestAnimationFrame(() => {
      const first = document.querySelector<HTMLElement>("[data-place-to-grade]")
      returnFocusTo(next?.isConnected ? next : first)
    })
}
