// Browsers report a failed dynamic import with different messages, but all fire the same event (app/reload-once.ts).
const failed = new WeakSet<object>()

/** Records the error of a chunk that failed to load. */
export function noteFailedImport(cause: Error): void {
  failed.add(cause)
}

/** Returns true if an error is a chunk that failed to load. Only a reload requests it again. */
export function isFailedImport(cause: unknown): boolean {
  return typeof cause === "object" && cause !== null && failed.has(cause)
}
