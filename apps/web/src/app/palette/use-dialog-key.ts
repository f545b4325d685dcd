import { useEffect, useEffectEvent } from "react"
import { letterOf } from "../../lib/keys/letter-of.ts"
import { isTyping } from "../../ui/inputs/is-typing.ts"
import { isDialogOpen } from "./palette-keys.ts"

/** Calls `open` when a letter is pressed alone, unless it is typed into a field or a dialog is open. */
export function useDialogKey(letter: string, open: () => void): void {
  const onPress = useEffectEvent(open)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, target, repeat } = event
      if (letterOf(event) !== letter || ctrlKey || metaKey || altKey || shiftKey) return
      if (isTyping(target) || isDialogOpen()) return
      // Otherwise the letter would be typed into the field that opens.
      event.preventDefault()
      if (!repeat) onPress()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [letter])
}
