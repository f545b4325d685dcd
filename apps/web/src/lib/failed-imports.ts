// Every browser words this error differently; what it is the same in is the event by which it is announced.
const failed = new WeakSet<object>()

/** Remembers the error of a chunk that did not come. */
export function noteFailedImport(cause: Error): void {
  failed.add(cause)
}

/** Whether something failed for want of its code: only loading the page anew asks for that again. */
export function isFailedImport(cause: unknown): boolean {
  return typeof cause === "object" && cause !== null && failed.has(cause)
}
