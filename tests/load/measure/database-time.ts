import type pg from "pg"
import { processorTime } from "../../processor-time.ts"

/**
 * Returns a function that returns the processor time in milliseconds which the processes of this database's connections have used so
 * far, without the one that asks and without autovacuum. A connection that was closed counts as when it was last seen.
 */
export function watchDatabase(client: pg.Client): () => Promise<number> {
  const seen = new Map<number, number>()
  return async () => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type <> 'autovacuum worker' AND pid <> pg_backend_pid()`,
    )
    // A process that ends in between has no time any more.
    for (const { pid } of rows) seen.set(pid, processorTime(pid) ?? seen.get(pid) ?? 0)
    return [...seen.values()].reduce((sum, time) => sum + time, 0)
  }
}
