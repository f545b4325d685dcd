import type { FocusEvent } from "react"

/**
 * Scrolls a calendar sideways to what the keyboard has come to in it: a browser does so downwards, and leaves what is cut off at
 * the side as it is (WCAG 2.4.11). A pointer has met what it presses, which must not move away from under it.
 */
export function bringIntoSight({ target }: FocusEvent): void {
  const viewport = target.closest(".mantine-ScrollArea-viewport")
  if (!viewport || !target.matches(":focus-visible")) return
  const [own, around] = [target.getBoundingClientRect(), viewport.getBoundingClientRect()]
  const isCutOff = own.left < around.left || own.right > around.right
  if (isCutOff) target.scrollIntoView({ block: "nearest", inline: "center" })
}
