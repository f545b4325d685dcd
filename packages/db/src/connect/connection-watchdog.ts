type Watched = {
  /** Asks the server on another connection. */
  askBeside: (sql: string, values: unknown[]) => Promise<Record<string, unknown>[]>
  /** Breaks the connection, which ends whatever waits for an answer on it. */
  hangUp: () => void
  /** Milliseconds between two looks. */
  pulse: number
}

/**
 * Waits for an answer of the server's process `pid` for as long as the server is at work on it, hours if need be, and hangs up
 * where no answer will come: twice in a row the server has nothing of ours in hand, or cannot be reached. A line that falls
 * silent without a word looks just like long work otherwise.
 */
export async function watchConnection<T>(watched: Watched, pid: number, answer: Promise<T>): Promise<T> {
  let misses = 0
  let is_over = false
  let timer: NodeJS.Timeout
  const look = async () => {
    misses = (await isLost(watched, pid)) ? misses + 1 : 0
    if (is_over) return
    if (misses > 1) watched.hangUp()
    else wait()
  }
  const wait = () => void (timer = setTimeout(() => void look(), watched.pulse))
  wait()
  return answer.finally(() => {
    is_over = true
    clearTimeout(timer)
  })
}

async function isLost({ askBeside }: Watched, pid: number): Promise<boolean> {
  try {
    const [process] = await askBeside("SELECT state FROM pg_stat_activity WHERE pid = $1", [pid])
    return !process || String(process["state"]).startsWith("idle")
  } catch (error) {
    // A server that has no room for the question is there, and may well be at work for us.
    return !(error instanceof Error && "severity" in error)
  }
}
