type Watched = {
  /** Queries the server on another connection. */
  queryElsewhere: (sql: string, values: unknown[]) => Promise<Record<string, unknown>[]>
  /** Ends the watched connection, which fails the query that waits on it. */
  disconnect: () => void
  /** Milliseconds between two checks. */
  check_interval: number
}

/**
 * Waits for an answer of the server process `pid`, for hours if need be, as long as the server works on it. Disconnects if two
 * checks in a row find that the process is idle or gone, or that the server cannot be reached. A second connection checks
 * `pg_stat_activity` to tell a dead connection from a slow migration.
 */
export async function watchConnection<T>(watched: Watched, pid: number, answer: Promise<T>): Promise<T> {
  let misses = 0
  let is_over = false
  let timer: NodeJS.Timeout
  const check = async () => {
    misses = (await isLost(watched, pid)) ? misses + 1 : 0
    if (is_over) return
    if (misses > 1) watched.disconnect()
    else wait()
  }
  const wait = () => void (timer = setTimeout(() => void check(), watched.check_interval))
  wait()
  return answer.finally(() => {
    is_over = true
    clearTimeout(timer)
  })
}

async function isLost({ queryElsewhere }: Watched, pid: number): Promise<boolean> {
  try {
    const [process] = await queryElsewhere("SELECT state FROM pg_stat_activity WHERE pid = $1", [pid])
    return !process || String(process["state"]).startsWith("idle")
  } catch (error) {
    // A server that refuses another connection is still there, and may well be working on the query.
    return !(error instanceof Error && "severity" in error)
  }
}
