import type pg from "pg"
import { withTimeout } from "../driver/with-timeout.ts"
import { ignoreIdleError } from "../driver/idle-error.ts"
import type { MigrationTransaction } from "../driver/migration-transaction.ts"
import { makeConnection, type TimeLimits } from "./postgres.ts"
import { openAllFamilies } from "../row-level-security/tenant.ts"
import { watchConnection } from "./connection-watchdog.ts"

/** A connection used by migrations alone. */
export type MigrationConnection = {
  /** Runs the work in a transaction, which is rolled back if the work fails, the process is killed or the connection breaks. */
  transact: <T>(work: (transaction: MigrationTransaction) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** Access to a database for migrations. */
export type Migrations = {
  open: () => Promise<MigrationConnection>
  /** Aborts the current transaction, has the server release its locks, and refuses to open further connections. */
  stop: () => Promise<void>
}

/**
 * The settings are local to each transaction, so that they work behind a pooler. A script has no time limit, but waits for a table
 * lock for at most 5 seconds: later queries on the table queue up behind it, and have 15 seconds themselves. Because migrations
 * lock whole tables, the server soon rolls back the transaction of a process that has disappeared.
 */
const begin = `
  BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;
  SET LOCAL TIME ZONE 'UTC';
  ${openAllFamilies};
  SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = '5s';
  SET LOCAL idle_in_transaction_session_timeout = '20s'`

/** Milliseconds that the server has to abort a migration when this process is shutting down. */
const abortTimeout = 3_000

/** Runs migrations on node-postgres, even if the app uses Neon's driver. */
export function createMigrations(url: string, limits: TimeLimits): Migrations {
  let current: { client: pg.Client; pid: number | null } | null = null
  let is_stopped = false

  const queryElsewhere = async (sql: string, values: unknown[], timeout: number) => {
    const client = makeConnection(url, timeout, timeout)
    try {
      await client.connect()
      return (await client.query<Record<string, unknown>>(sql, values)).rows
    } finally {
      disconnect(client)
    }
  }

  const open = async (): Promise<MigrationConnection> => {
    if (is_stopped) throw new Error("Migrations have been stopped.")
    const client = makeConnection(url, limits.connect, 0)
    const connection: typeof current = { client, pid: null }
    current = connection
    const close = async () => {
      if (current === connection) current = null
      // The server may not answer the end of the connection.
      await withTimeout(client.end().catch(ignoreIdleError), limits.connect)
    }
    const { check_interval } = limits
    const watched = {
      queryElsewhere: (sql: string, values: unknown[]) => queryElsewhere(sql, values, limits.connect),
      disconnect: () => disconnect(client),
      check_interval,
    }
    const transact = async <T>(work: (transaction: MigrationTransaction) => Promise<T>): Promise<T> => {
      const pid = await beginTransaction(client, limits.client)
      connection.pid = pid
      const run = (script: string) => watchConnection(watched, pid, client.query(script))
      const query = async (sql: string, values: unknown[] = []) =>
        (await watchConnection(watched, pid, client.query<Record<string, unknown>>(sql, values))).rows
      try {
        const result = await work({ query, run })
        await run("COMMIT")
        return result
      } catch (error) {
        // If the connection is lost, the server has rolled back already.
        await run("ROLLBACK").catch(ignoreIdleError)
        throw error
      } finally {
        connection.pid = null
      }
    }
    try {
      await client.connect()
      return { transact, close }
    } catch (error) {
      await close()
      throw error
    }
  }

  const stop = async () => {
    is_stopped = true
    if (!current) return
    const { client, pid } = current
    // Disconnecting alone would let the server continue, with its locks, until it tries to answer.
    if (pid !== null)
      await queryElsewhere("SELECT pg_terminate_backend($1)", [pid], abortTimeout).catch(ignoreIdleError)
    disconnect(client)
  }
  return { open, stop }
}

/** Begins a transaction and returns the id of its server process. Disconnects after `timeout` milliseconds without an answer. */
async function beginTransaction(client: pg.Client, timeout: number): Promise<number> {
  const timer = setTimeout(() => disconnect(client), timeout)
  try {
    await client.query(begin)
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")
    if (!rows[0]) throw new Error("The database did not return the id of its process.")
    return rows[0].pid
  } finally {
    clearTimeout(timer)
  }
}

/** Ends a connection without waiting for it, which fails a query that is running on it. */
function disconnect(client: pg.Client): void {
  client.end().catch(ignoreIdleError)
}
