import { createHash } from "node:crypto"
import { PrismaPg } from "@prisma/adapter-pg"
import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils"
import pg from "pg"
import { ignoreIdleError } from "../driver/idle-error.ts"
import { loginRoleQuery, recordLoginRole } from "../row-level-security/login-role.ts"

/** A pool of connections to a Postgres. */
export type Postgres = {
  adapter: SqlDriverAdapterFactory
  close: () => Promise<void>
}

type Connection = { query: (sql: string) => Promise<unknown> }

/**
 * Milliseconds: to open a connection, for one statement at the server and here, between two of a transaction, and between two looks
 * at whether a migration still goes on; 0 is no end.
 */
export type TimeLimits = { connect: number; server: number; ours: number; idle: number; pulse: number }

/**
 * A statement that takes too long is given up by the server first, which leaves the connection as good as before; where nothing
 * comes back at all, we do, and hang up. Both are shorter than a serverless host's own limit. A transaction whose process stands still,
 * as a function's does after its answer, lets go of what it holds.
 */
export const timeLimits: TimeLimits = { connect: 10_000, server: 15_000, ours: 20_000, idle: 60_000, pulse: 10_000 }

/** What both Postgres drivers are opened with. Nothing connects until it is used. */
export function poolSettings(url: string, max_connections: number, { connect, server, ours, idle }: TimeLimits) {
  // Prisma drops the offset that the server prints, so any other zone shifts every timestamp (prisma/orm 28629).
  // The limit is said in any case: the role may have one of its own (limit-statements.ts).
  const settings = `SET TIME ZONE 'UTC'; SET statement_timeout = ${server}; SET idle_in_transaction_session_timeout = ${idle}`
  return {
    connectionString: url,
    max: max_connections,
    connectionTimeoutMillis: connect,
    query_timeout: ours,
    onConnect: async (connection: Connection) =>
      recordLoginRole(connection, await connection.query(`${settings}; ${loginRoleQuery}`)),
  }
}

/** Opens a pool on node-postgres. `close` ends its connections once nobody uses them. */
export function openPostgres(url: string, max_connections: number, limits: TimeLimits): Postgres {
  const pool = new pg.Pool(poolSettings(url, max_connections, limits))
  pool.on("error", ignoreIdleError)
  const adapter = new PrismaPg(pool, { onPoolError: ignoreIdleError, statementNameGenerator: nameStatement })
  return { adapter, close: () => pool.end() }
}

/** One connection that nobody else uses, not opened yet. Both times are in milliseconds; 0 is no end. */
export function makeConnection(connectionString: string, connectionTimeoutMillis: number, query_timeout: number) {
  const alive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
  const client = new pg.Client({ connectionString, connectionTimeoutMillis, query_timeout, ...alive })
  // What breaks is told by whatever is asked next.
  client.on("error", ignoreIdleError)
  return client
}

/** Names that were given, by statement. */
const names = new Map<string, string>()
/** Each connection keeps what it has a name for, in our memory and in the server's: lists of any length make ever new statements. */
const mostNames = 1_000

/**
 * A statement with a name is parsed and planned once a connection, not at every call. It is made of the text, so that behind a
 * pooler no other process can mean another statement by it; what comes after the first thousand has an empty one, which is none.
 */
function nameStatement({ sql }: { sql: string }): string {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (names.size >= mostNames) return ""
  const name = createHash("sha1").update(sql).digest("base64url")
  names.set(sql, name)
  return name
}
