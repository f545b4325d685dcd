const running = new Map<string, Promise<unknown>>()

/**
 * Runs what must not run twice at once, such as using up a link: React draws a page twice in development, and the second
 * use would fail. Whoever asks meanwhile gets the first one's answer.
 */
export function runOnce<Answer>(key: string, run: () => Promise<Answer>): Promise<Answer> {
  const before = running.get(key) as Promise<Answer> | undefined
  if (before) return before
  const answer = run().finally(() => running.delete(key))
  running.set(key, answer)
  return answer
}
