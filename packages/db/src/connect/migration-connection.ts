import type pg from "pg"
import { withTimeout } from "../driver/with-timeout.ts"
import { ignoreIdleError } from "../driver/idle-error.ts"
import type { MigrationTransaction } from "../driver/migration-transaction.ts"
import { makeConnection, type TimeLimits } from "./postgres.ts"
import { openAllFamilies } from "../row-level-security/tenant.ts"
import { watchConnection } from "./connection-watchdog.ts"

/** One connection, which nobody else uses. */
export type MigrationConnection = {
  /** Does all of the work or nothing of it, however it ends: by an error, a kill, a line that breaks. */
  transact: <T>(work: (unit: MigrationTransaction) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** How migrations reach a database. */
export type Migrations = {
  open: () => Promise<MigrationConnection>
  /** Gives up what is under way, which leaves nothing behind, and has the server let go of what it holds. Nothing opens any more. */
  stop: () => Promise<void>
}

/**
 * Said in each transaction and for it alone, so that a pooler in between neither loses nor keeps it. A script may take as long as
 * it takes, but not wait long for a table: whoever asks for that table meanwhile stands behind us, and may do so for 15 seconds.
 * Where we vanish in the middle, the server undoes the work soon, since it locks whole tables.
 */
const begin = `
  BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;
  SET LOCAL TIME ZONE 'UTC';
  ${openAllFamilies};
  SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = '5s';
  SET LOCAL idle_in_transaction_session_timeout = '20s'`

/** Milliseconds that the server has to let go, when we are told to end. */
const lastWord = 3_000

/** Migrations over Postgres's own protocol, also where the app goes by Neon's driver. */
export function createMigrations(url: string, limits: TimeLimits): Migrations {
  let current: { client: pg.Client; pid: number | null } | null = null
  let is_stopped = false

  const askBeside = async (sql: string, values: unknown[], patience: number) => {
    const client = makeConnection(url, patience, patience)
    try {
      await client.connect()
      return (await client.query<Record<string, unknown>>(sql, values)).rows
    } finally {
      hangUp(client)
    }
  }

  const open = async (): Promise<MigrationConnection> => {
    if (is_stopped) throw new Error("Migrations have been stopped.")
    const client = makeConnection(url, limits.connect, 0)
    const line: typeof current = { client, pid: null }
    current = line
    const close = async () => {
      if (current === line) current = null
      // One that says nothing more is not waited for.
      await withTimeout(client.end().catch(ignoreIdleError), limits.connect)
    }
    const { pulse } = limits
    const watched = {
      askBeside: (sql: string, values: unknown[]) => askBeside(sql, values, limits.connect),
      hangUp: () => hangUp(client),
      pulse,
    }
    const transact = async <T>(work: (unit: MigrationTransaction) => Promise<T>): Promise<T> => {
      const pid = await beginOn(client, limits.ours)
      line.pid = pid
      const run = (script: string) => watchConnection(watched, pid, client.query(script))
      const ask = async (sql: string, values: unknown[] = []) =>
        (await watchConnection(watched, pid, client.query<Record<string, unknown>>(sql, values))).rows
      try {
        const done = await work({ ask, run })
        await run("COMMIT")
        return done
      } catch (error) {
        // On a line that is gone there is nothing to take back; the server has done so.
        await run("ROLLBACK").catch(ignoreIdleError)
        throw error
      } finally {
        line.pid = null
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
    // Hanging up alone would leave the server at work, and the tables locked, until it is done and finds nobody there.
    if (pid !== null) await askBeside("SELECT pg_terminate_backend($1)", [pid], lastWord).catch(ignoreIdleError)
    hangUp(client)
  }
  return { open, stop }
}

/** Begins a transaction, and answers which of the server's processes does it. No answer in time breaks the connection. */
async function beginOn(client: pg.Client, patience: number): Promise<number> {
  const timer = setTimeout(() => hangUp(client), patience)
  try {
    await client.query(begin)
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")
    if (!rows[0]) throw new Error("The database did not say which process it is.")
    return rows[0].pid
  } finally {
    clearTimeout(timer)
  }
}

/** Ends a connection without waiting for it: at once where an answer is awaited on it. */
function hangUp(client: pg.Client): void {
  client.end().catch(ignoreIdleError)
}
