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

/** The loaders of code that pages work without, while they run. */
const optional = new Set<object>()

/** Loads code that the page works without. Returns null if it cannot be loaded, which is no reason to reload the page. */
export async function tryImport<Code>(load: () => Promise<Code>): Promise<Code | null> {
  optional.add(load)
  try {
    return await load()
  } catch {
    return null
  } finally {
    optional.delete(load)
  }
}

/** Notes that a page needs this code by now. */
export function needImport(load: object): void {
  optional.delete(load)
}

/** Returns true if a chunk that failed may have been one that the page works without. */
export function isTryingImport(): boolean {
  return optional.size > 0
}
