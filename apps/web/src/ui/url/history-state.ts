/** Returns what the app has kept with the present history entry. Browsers keep it over a reload. */
export function historyState(): Record<string, unknown> {
  const state: unknown = window.history.state
  return typeof state === "object" && state !== null ? { ...state } : {}
}

/** Adds to what is kept with the present history entry. */
export function keepInHistory(more: Record<string, unknown>): void {
  window.history.replaceState({ ...historyState(), ...more }, "")
}
