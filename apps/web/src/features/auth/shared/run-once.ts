const running = new Map<string, Promise<unknown>>()

/**
 * Runs a function that must not run twice at the same time, such as using up a link. React renders twice in
 * development, and the second use would fail. Concurrent callers share the first call's result.
 */
export function runOnce<Answer>(key: string, run: () => Promise<Answer>): Promise<Answer> {
  const before = running.get(key) as Promise<Answer> | undefined
  if (before) return before
  const answer = run().finally(() => running.delete(key))
  running.set(key, answer)
  return answer
}
