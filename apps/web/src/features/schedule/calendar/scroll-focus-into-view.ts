import type { FocusEvent } from "react"

/**
 * Scrolls a calendar sideways to the focused element, which browsers do only vertically (WCAG 2.4.11). Pointer focus is
 * left alone, since the pressed element must not move.
 */
export function scrollFocusIntoView({ target }: FocusEvent): void {
  const viewport = target.closest(".mantine-ScrollArea-viewport")
  if (!viewport || !target.matches(":focus-visible")) return
  const [own, around] = [target.getBoundingClientRect(), viewport.getBoundingClientRect()]
  const isCutOff = own.left < around.left || own.right > around.right
  if (isCutOff) target.scrollIntoView({ block: "nearest", inline: "center" })
}
