const listeners = new Set<() => void>()

/** Asks for the dialog that adds lessons and assignments from typed lines. It belongs to the frame of the page. */
export function requestQuickLines(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` when the dialog is asked for. Returns a function that stops. */
export function listenForQuickLines(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
