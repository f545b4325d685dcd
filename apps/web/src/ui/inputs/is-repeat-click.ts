/**
 * Returns true for the second click of a double click. People who double-click buttons mean it once, and after a fast response the
 * second click would hit whatever has replaced the button.
 */
export function isRepeatClick({ detail }: { detail: number }): boolean {
  return detail > 1
}
