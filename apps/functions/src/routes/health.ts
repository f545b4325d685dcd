import {
  checkRowLevelSecurity,
  isDiskFull,
  isStatementTimeout,
  isTableMissing,
  isUnreachable,
  newestMigration,
  Prisma,
  type Database,
  type RowLevelSecurityMode,
} from "@hearthbook/db"
import { withTimeout } from "@hearthbook/db/with-timeout"
import type { Hono } from "hono"
import type { AppEnv, AppOptions } from "../http/app-env.ts"
import { createTimedCache } from "./timed-cache.ts"
import { version } from "../http/version.ts"

type Health = {
  status: "ok" | "unavailable"
  /** Behind: it lacks a migration that this code counts on. Blocked: a family cannot work, or is not kept from another. */
  database: "reachable" | "behind" | "blocked" | "unreachable"
  driver: Database["driver"]
  /** The newest migration applied. */
  migration: string | null
  /** How the database keeps families apart (docs/decisions/024); null where it does not, or that is not known. */
  row_level_security: RowLevelSecurityMode | "off" | null
  version: string
}

/** Milliseconds in which the database has to answer: whoever asks is told within a second. */
const patience = 800

/** Milliseconds for which the answer of a family's round trip is good: whoever asks often must not write often. */
const roundTripEvery = 30_000

/**
 * /api/health/live says that the process answers, whatever becomes of the database: a container that fails it is started anew.
 * /api/health/ready says within a second whether a parent can work: 503 sends people elsewhere, or has them wait. It works for
 * two families as a request would, and rolls that back, at most every 30 seconds. /api/health is the same by its older name.
 */
export function serveHealth(
  app: Hono<AppEnv>,
  { database, settings, isPrepared = () => true, clock, log }: HealthOptions,
): void {
  const families = createTimedCache(() => checkRowLevelSecurity(database), {
    milliseconds: roundTripEvery,
    clock,
    isAnswer: (error) => !isUnreachable(error) && !isBusy(error),
  })
  const describe = async (): Promise<Health> => {
    const known = { driver: database.driver, migration: await readMigration(database.client), version }
    const isBehind = known.migration === null || known.migration < newestMigration || !isPrepared()
    if (isBehind) return { status: "unavailable", database: "behind", ...known, row_level_security: null }
    try {
      const row_level_security = settings.has_row_level_security ? await askOrRemember(families) : "off"
      return { status: "ok", database: "reachable", ...known, row_level_security }
    } catch (err) {
      if (isUnreachable(err) || isBusy(err)) throw err
      // A full disk has nobody work elsewhere either, and reading goes on.
      if (isDiskFull(err)) return { status: "ok", database: "reachable", ...known, row_level_security: null }
      log.error({ err }, "a family cannot work: row-level security is not as it should be")
      return { status: "unavailable", database: "blocked", ...known, row_level_security: null }
    }
  }
  app.get("/api/health/live", (c) => c.json({ status: "ok", version }))
  for (const path of ["/api/health", "/api/health/ready"]) {
    app.get(path, async (c) => {
      const nothing = {
        status: "unavailable",
        driver: database.driver,
        migration: null,
        row_level_security: null,
      } as const
      const asked = describe().catch((error: unknown): Health => {
        return { ...nothing, database: isTableMissing(error) ? "behind" : "unreachable", version }
      })
      // A late one is not given up: it may be what wakes a sleeping database.
      const health: Health = (await withTimeout(asked, patience)) ?? { ...nothing, database: "unreachable", version }
      return c.json(health, health.status === "ok" ? 200 : 503)
    })
  }
}

/** Returns the last answer if the new one takes too long, as it does from a database that is far away or busy. */
async function askOrRemember<T>({ ask, last }: { ask: () => Promise<T>; last: () => T | undefined }): Promise<T> {
  const known = last()
  const asked = ask()
  return known === undefined ? asked : ((await withTimeout(asked, patience / 2)) ?? known)
}

/** A transaction waited too long for a connection, for a lock or for its own statements, which says nothing of row-level security. */
function isBusy(error: unknown): boolean {
  if (isStatementTimeout(error)) return true
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2028"
}

type HealthOptions = Pick<AppOptions, "database" | "settings" | "isPrepared" | "clock" | "log">

/** The newest migration applied. A newer one than ours is fine: migrations go before the code that needs them. */
async function readMigration(client: Database["client"]): Promise<string | null> {
  const [level] = await client.$queryRaw<{ migration: string | null }[]>`
    SELECT max(migration_name) AS migration FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  return level?.migration ?? null
}
