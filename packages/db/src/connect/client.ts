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
 * The client that opens transactions. Its own queries see the rows of all families; those in `$readWithin` and
 * `$transactWithin` see only the rows of one family.
 */
type Client = PrismaClient & { $readWithin: ReadWithin; $transactWithin: TransactWithin }

/** An open database. */
export type Database = {
  driver: Driver
  client: Client
  /** Runs migrations on the same database. */
  migrations: Migrations
  /** Null unless the database is embedded. */
  embedded: Embedded | null
  close: () => Promise<void>
}

export type DatabaseOptions = {
  /** The folder of the embedded database; in memory without one. Ignored with a URL. */
  data_folder?: string
  /** A dump that a new embedded database starts from. */
  load_dump?: Blob
  /** The role of the embedded database; by default its superuser. */
  embedded_user?: string
  /** The driver for a Postgres URL; by default Neon's driver for Neon's hosts, and pg for others. */
  driver?: "pg" | "neon"
  /** Default 10. */
  max_connections?: number
  /** Overrides time limits. The embedded database has none. */
  limits?: Partial<TimeLimits>
  /** Called with every SQL statement that is sent. */
  onStatement?: (sql: string) => void
}

// In milliseconds. A transaction that waits or runs longer fails, so that it does not block those behind it.
const transactionLimits = { maxWait: 10_000, timeout: 30_000 }

/**
 * Opens a database without migrating it: the embedded PGlite without a `url`, Postgres with one, over Neon's driver if it is a
 * Neon host. Throws DatabaseStartError if the URL is invalid or the embedded database cannot be opened.
 */
export async function createDb(url: string | undefined, options: DatabaseOptions = {}): Promise<Database> {
  if (!url) {
    // Loaded on demand: PGlite is slow to load, and serverless functions do not contain it.
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
  const transactionAdapter = createTransactionAdapter(adapter)
  const common = {
    adapter: transactionAdapter.factory,
    transactionOptions: transactionLimits,
    // Other formats quote the values being written, which would put a family's data into the log.
    errorFormat: "minimal",
  } as const
  // Emitting query events costs as much as a small query, and only tests listen.
  if (!onStatement) return addRawSql(new PrismaClient(common), transactionAdapter, undefined)
  const client = new PrismaClient({ ...common, log: [{ emit: "event", level: "query" }] })
  client.$on("query", ({ query }) => void (isConnectionProbe(query) || onStatement(query)))
  return addRawSql(client, transactionAdapter, onStatement)
}

function addRawSql(prisma: PrismaClient, adapter: TransactionAdapter, onStatement: OnStatement): Client {
  const client = withRawSql(prisma, adapter, onStatement)
  return overlay(client, { $readWithin: readWithin(client, adapter, onStatement) })
}

function parseUrl(url: string): URL {
  const invalid = (why: string) =>
    new DatabaseStartError(
      `DATABASE_URL ${why}. Use postgresql://user:password@host:5432/name, or leave it empty for the embedded database.`,
    )
  if (!URL.canParse(url)) throw invalid("is not a URL")
  const address = new URL(url)
  if (!["postgres:", "postgresql:"].includes(address.protocol)) throw invalid("is not a Postgres URL")
  return address
}
