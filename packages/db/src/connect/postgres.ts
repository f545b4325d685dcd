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
 * Milliseconds; 0 is no limit. `connect`: opening a connection. `server`: the server's statement timeout. `client`: waiting for
 * the answer to a statement. `idle`: the server's idle-in-transaction timeout. `check_interval`: between two checks of a
 * migration's connection.
 */
export type TimeLimits = { connect: number; server: number; client: number; idle: number; check_interval: number }

/**
 * The server's timeout comes first, because after it the connection can still be used; after the client's it is closed. Both are
 * shorter than the time limit of serverless hosts. The idle timeout releases the locks of a process that was suspended in
 * a transaction, as hosts suspend a function after its response.
 */
export const timeLimits: TimeLimits = {
  connect: 10_000,
  server: 15_000,
  client: 20_000,
  idle: 60_000,
  check_interval: 10_000,
}

/** Returns the settings of both Postgres drivers' pools. A pool opens connections on demand. */
export function poolSettings(url: string, max_connections: number, { connect, server, client, idle }: TimeLimits) {
  // Prisma ignores the offset that the server prints, so any other zone shifts every timestamp (prisma/orm 28629).
  // The timeouts are always set, because the role may have others (limit-statements.ts).
  const settings = `SET TIME ZONE 'UTC'; SET statement_timeout = ${server}; SET idle_in_transaction_session_timeout = ${idle}`
  return {
    connectionString: url,
    max: max_connections,
    connectionTimeoutMillis: connect,
    query_timeout: client,
    onConnect: async (connection: Connection) =>
      recordLoginRole(connection, await connection.query(`${settings}; ${loginRoleQuery}`)),
  }
}

/** Opens a pool on node-postgres. `close` waits for connections in use, then ends all. */
export function openPostgres(url: string, max_connections: number, limits: TimeLimits): Postgres {
  const pool = new pg.Pool(poolSettings(url, max_connections, limits))
  pool.on("error", ignoreIdleError)
  const adapter = new PrismaPg(pool, { onPoolError: ignoreIdleError, statementNameGenerator: nameStatement })
  return { adapter, close: () => pool.end() }
}

/** Returns a connection outside the pool, not yet opened. Both times are in milliseconds; 0 is no limit. */
export function makeConnection(connectionString: string, connectionTimeoutMillis: number, query_timeout: number) {
  const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
  const client = new pg.Client({ connectionString, connectionTimeoutMillis, query_timeout, ...keepAlive })
  // The next query reports a broken connection.
  client.on("error", ignoreIdleError)
  return client
}

/** Names of prepared statements by their SQL. */
const names = new Map<string, string>()
/** Each connection keeps its prepared statements in memory, here and on the server. Lists of varying length make ever new ones. */
const maxNames = 1_000

/**
 * Names a statement, so that each connection parses and plans it once, not at every call. The name is a hash of the SQL: behind a
 * pooler, connections are shared with other processes. After the first thousand statements, returns an empty name, which
 * means unnamed.
 */
function nameStatement({ sql }: { sql: string }): string {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (names.size >= maxNames) return ""
  const name = createHash("sha1").update(sql).digest("base64url")
  names.set(sql, name)
  return name
}
