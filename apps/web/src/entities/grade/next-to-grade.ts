import { returnFocusTo } from "../../ui/focus/focus-return.ts"

/** Marks what takes the keyboard when a row comes to be graded: its score, or the button that opens it. */
export const placeToGrade = { "data-place-to-grade": "" }

/**
 * Finds the row that waits for a grade after the one that has the keyboard. The answer goes there once the grade is
 * saved: else to the first that waits, else to the page.
 */
export function nextToGrade(): () => void {
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-place-to-grade]")]
  const here = document.activeElement?.closest("form")
  const next = waiting[waiting.findIndex((place) => here?.contains(place)) + 1]
  return () =>
    // After the render that takes the graded row away.
    requestAnimationFrame(() => {
      const first = document.querySelector<HTMLElement>("[data-place-to-grade]")
      returnFocusTo(next?.isConnected ? next : first)
    })
}
