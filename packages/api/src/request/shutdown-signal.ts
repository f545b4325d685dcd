/**
 * How a server that stops tells the jobs that it does by itself: first to begin nothing more, and some seconds later to leave what
 * is still under way. A serverless host tells nothing; what it ends has its deadline instead.
 */
export type Halt = { soon: AbortSignal; now: AbortSignal }

/** For whoever is never told to stop. Each has its own: a signal remembers all that listens to it. */
export function noHalt(): Halt {
  const { signal } = new AbortController()
  return { soon: signal, now: signal }
}
