import { commandKey } from "../../lib/shortcut.ts"
import { isTextField } from "../inputs/is-text-field.ts"

type Undo = () => Promise<void>

/** The changes that can be undone, the latest last. */
const offers: Undo[] = []

/** The shortcut as the reader's keyboard labels it. */
export const undoKey = commandKey("Z")

/** Adds a change that can be undone. Returns a function that removes it. */
export function registerUndo(undo: Undo): () => void {
  offers.push(undo)
  return () => {
    const place = offers.indexOf(undo)
    if (place >= 0) offers.splice(place, 1)
  }
}

/**
 * Undoes the latest change on Ctrl+Z or Cmd+Z while its toast is shown, which Tab reaches only at the end of the page. In a field
 * with text, the shortcut belongs to the text. Returns a function that stops listening.
 */
export function listenForUndo(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z"
    const latest = offers.at(-1)
    if (!isUndo || !latest || isEditingText(event.target)) return
    event.preventDefault()
    void latest()
  }
  document.addEventListener("keydown", onKeyDown)
  return () => document.removeEventListener("keydown", onKeyDown)
}

function isEditingText(target: EventTarget | null): boolean {
  return isTextField(target) && target.value !== ""
}
