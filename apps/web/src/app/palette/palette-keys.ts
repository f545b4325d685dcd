import { isCommandKey } from "../../lib/keys/letter-of.ts"
import { isTyping } from "../../ui/inputs/is-typing.ts"

/** Returns true for Ctrl+K, or Cmd+K on a Mac. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  return isCommandKey(event, "k")
}

/** Returns true for '?', except where it would be typed. */
export function isShortcutsKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return key === "?" && !ctrlKey && !metaKey && !altKey && !isTyping(target)
}

/** Returns true if a dialog or drawer is open, over which another one would only be in the way. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]') !== null
}
