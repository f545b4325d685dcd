/**
 * Tells a background job that the server is shutting down: `stop` to begin nothing more, and some seconds later `abort` to abandon
 * what is still running. A serverless host sends no such signal. There, the deadline of the call applies.
 */
export type ShutdownSignal = { stop: AbortSignal; abort: AbortSignal }

/** A signal that never fires. A new one for each call, because a signal keeps references to all of its listeners. */
export function neverShutDown(): ShutdownSignal {
  const { signal } = new AbortController()
  return { stop: signal, abort: signal }
}
