/**
 * Whether a click is the second of two that come at once. Who clicks twice out of habit means it once, and a quick server has
 * answered the first by then: the second would meet what has come in its place.
 */
export function isRepeatClick({ detail }: { detail: number }): boolean {
  return detail > 1
}
