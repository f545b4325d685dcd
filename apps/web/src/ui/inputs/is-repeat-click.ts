import type { MouseEvent } from "react"

/**
 * Returns true for the second click of a double click. People who double-click buttons mean it once, and after a fast response the
 * second click would hit whatever has replaced the button.
 */
export function isRepeatClick({ detail }: { detail: number }): boolean {
  return detail > 1
}

/** Stops the second click of a double click, which hits the same item while a menu fades out. */
export function stopRepeatClick(event: MouseEvent): void {
  if (isRepeatClick(event)) event.stopPropagation()
}
