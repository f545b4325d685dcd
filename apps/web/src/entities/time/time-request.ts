const listeners = new Set<() => void>()

/** Asks for the dialog that writes down time. It belongs to the frame of the page. */
export function requestTime(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` when the dialog is asked for. Returns a function that stops. */
export function listenForTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
