import { createHash } from "node:crypto"
import { PrismaPg } from "@prisma/adapter-pg"
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils"
import pg from "pg"
import { runScript } from "./run-script.ts"

/** One pool of connections to a Postgres, for queries and migrations alike. */
export type Postgres = {
  adapter: SqlMigrationAwareDriverAdapterFactory
  close: () => Promise<void>
}

type Connection = { query: (sql: string) => Promise<unknown> }

/** What both Postgres drivers are opened with. Nothing connects until it is used. */
export function poolSettings(url: string, max_connections: number) {
  return {
    connectionString: url,
    max: max_connections,
    connectionTimeoutMillis: 10_000,
    // Prisma drops the offset that the server prints, so any other zone shifts every timestamp (prisma/orm 28629).
    onConnect: async (connection: Connection) => void (await connection.query("SET TIME ZONE 'UTC'")),
  }
}

/** Opens a pool on node-postgres. `close` ends its connections once nobody uses them. */
export function openPostgres(url: string, max_connections: number): Postgres {
  const pool = new pg.Pool(poolSettings(url, max_connections))
  pool.on("error", ignoreIdleError)
  return { adapter: adaptPool(pool), close: () => pool.end() }
}

/** An idle connection that breaks must not end the process; the next query opens another, or says why it cannot. */
export function ignoreIdleError(): void {}

/** The adapter's own executeScript cuts a script at every semicolon, also inside comments and functions. */
function adaptPool(pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(pool, { onPoolError: ignoreIdleError, statementNameGenerator: nameStatement })
  const connect = async () => {
    const adapter = await factory.connect()
    adapter.executeScript = (script) => runScript((sql) => pool.query(sql), script)
    return adapter
  }
  const connectToShadowDb = () => factory.connectToShadowDb()
  return { provider: factory.provider, adapterName: factory.adapterName, connect, connectToShadowDb }
}

/** A statement with a name is parsed and planned once a connection, not at every call. */
function nameStatement({ sql }: { sql: string }): string {
  return createHash("sha1").update(sql).digest("base64url")
}
