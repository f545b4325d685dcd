type Undo = () => Promise<void>

/** What can still be taken back, the latest last. */
const offers: Undo[] = []

/** As it is written on the reader's keyboard. */
export const undoKey = /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘Z" : "Ctrl+Z"

/** Remembers that something can be taken back; the answer forgets it again. */
export function registerUndo(undo: Undo): () => void {
  offers.push(undo)
  return () => {
    const place = offers.indexOf(undo)
    if (place >= 0) offers.splice(place, 1)
  }
}

/**
 * Ctrl or Cmd and Z take the latest change back while its toast is there; Tab would reach that only at the end of the page.
 * In a field that has text in it they belong to the text. Answers how to stop listening.
 */
export function listenForUndo(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z"
    const latest = offers.at(-1)
    if (!isUndo || !latest || isWriting(event.target)) return
    event.preventDefault()
    void latest()
  }
  document.addEventListener("keydown", onKeyDown)
  return () => document.removeEventListener("keydown", onKeyDown)
}

/** What has a value and no text: a box that is ticked holds 'on'. */
const textless = ["checkbox", "radio", "button", "submit", "reset", "color", "range", "file"]

function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return target.value !== ""
  return target instanceof HTMLInputElement && !textless.includes(target.type) && target.value !== ""
}
