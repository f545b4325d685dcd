import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils"
import { withRawSql, type OnStatement, type TransactWithin } from "../raw-sql/raw-sql.ts"
import type { Embedded } from "./embedded.ts"
import { DatabaseStartError } from "../errors/database-start-error.ts"
import { PrismaClient } from "../generated/client.ts"
import { createMigrations, type Migrations } from "./migration-connection.ts"
import { openNeon } from "./neon.ts"
import { openPostgres, timeLimits, type TimeLimits } from "./postgres.ts"
import { overlay } from "../driver/overlay.ts"
import { readWithin, type ReadWithin } from "../raw-sql/read-within.ts"
import { isConnectionProbe, createTransactionAdapter, type TransactionAdapter } from "../raw-sql/transaction-adapter.ts"

export type Driver = "pglite" | "pg" | "neon"

/**
 * The client that opens units of work. What it does itself concerns all families; `$readWithin` and `$transactWithin` see the rows
 * of one family alone.
 */
type Client = PrismaClient & { $readWithin: ReadWithin; $transactWithin: TransactWithin }

/** An open database: its client, which driver carries it, and what migrations need. */
export type Database = {
  driver: Driver
  client: Client
  /** How migrations reach the same database. */
  migrations: Migrations
  /** Null unless the database is embedded. */
  embedded: Embedded | null
  close: () => Promise<void>
}

export type DatabaseOptions = {
  /** Where the embedded database lives; absent is in memory. Ignored with a URL. */
  data_folder?: string
  /** The bytes of an earlier dump to begin with, in memory. */
  load_dump?: Blob
  /** Whom the embedded database works as; its superuser without one. */
  embedded_user?: string
  /** Forces the driver for a Postgres URL; by default Neon's hosts get Neon's. */
  driver?: "pg" | "neon"
  /** Connections at most. */
  max_connections?: number
  /** Other time limits than usual; the embedded database has none. */
  limits?: Partial<TimeLimits>
  /** OnStatement every SQL statement Prisma sends. */
  onStatement?: (sql: string) => void
}

// A work unit that waits longer than this for its turn, or runs longer, gives up rather than hold everyone behind it.
const unitLimits = { maxWait: 10_000, timeout: 30_000 }

/**
 * Opens the database that `url` names: none is the embedded PGlite, a Postgres URL is pg, a Neon host is Neon's driver.
 * Nothing is migrated here. Throws DatabaseStartError, in one line, where it cannot be opened.
 */
export async function createDb(url: string | undefined, options: DatabaseOptions = {}): Promise<Database> {
  if (!url) {
    // Loaded where it is used: a serverless function never has it, and a whole Postgres is dear to load.
    const { openEmbedded } = await import("./embedded.ts")
    const embedded = await openEmbedded(options.data_folder, options.load_dump, options.embedded_user)
    const client = connectClient(embedded.adapter, options)
    const close = async () => {
      await client.$disconnect()
      await embedded.close()
    }
    return { driver: "pglite", client, migrations: embedded.migrations, embedded, close }
  }
  const address = parseUrl(url)
  const driver = options.driver ?? (address.hostname.endsWith(".neon.tech") ? "neon" : "pg")
  const max_connections = options.max_connections ?? 10
  const limits = { ...timeLimits, ...options.limits }
  const postgres = openPostgres(url, max_connections, limits)
  const adapter = driver === "neon" ? openNeon(url, max_connections, limits) : postgres.adapter
  const client = connectClient(adapter, options)
  const close = async () => {
    await client.$disconnect()
    await postgres.close()
  }
  return { driver, client, migrations: createMigrations(url, limits), embedded: null, close }
}

function connectClient(adapter: SqlDriverAdapterFactory, { onStatement }: DatabaseOptions): Client {
  // Otherwise a message quotes what was being written, and with it a family's data reaches the log.
  const tapped = createTransactionAdapter(adapter)
  const common = { adapter: tapped.factory, transactionOptions: unitLimits, errorFormat: "minimal" } as const
  // To be ready to tell costs as much as a small query, and only tests ask.
  if (!onStatement) return complete(new PrismaClient(common), tapped, undefined)
  const client = new PrismaClient({ ...common, log: [{ emit: "event", level: "query" }] })
  client.$on("query", ({ query }) => void (isConnectionProbe(query) || onStatement(query)))
  return complete(client, tapped, onStatement)
}

function complete(prisma: PrismaClient, tapped: TransactionAdapter, told: OnStatement): Client {
  const client = withRawSql(prisma, tapped, told)
  return overlay(client, { $readWithin: readWithin(client, tapped, told) })
}

function parseUrl(url: string): URL {
  const wrong = (why: string) =>
    new DatabaseStartError(
      `DATABASE_URL ${why}; it looks like postgresql://user:password@host:5432/name, or is empty for the embedded database.`,
    )
  if (!URL.canParse(url)) throw wrong("is not a URL")
  const address = new URL(url)
  if (!["postgres:", "postgresql:"].includes(address.protocol)) throw wrong("is not a Postgres address")
  return address
}
