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
  /** `behind`: migrations are missing. `blocked`: families cannot write, or are not isolated from each other. */
  database: "reachable" | "behind" | "blocked" | "unreachable"
  driver: Database["driver"]
  /** The newest applied migration. */
  migration: string | null
  /** How row-level security is applied (docs/decisions/024); null if it is not, or if that is unknown. */
  row_level_security: RowLevelSecurityMode | "off" | null
  version: string
}

/** Milliseconds that the database has to answer, so that the health check answers within a second. */
const databaseTimeout = 800

/** Milliseconds for which the row-level security check is cached, so that frequent health checks do not cause frequent writes. */
const checkInterval = 30_000

/**
 * Serves the health checks. /api/health/live answers 200 if the process works, whatever the state of the database; a container that
 * fails it should be restarted. /api/health/ready answers within a second, with 503 if families cannot use the app. At most every 30
 * seconds it writes as two families would and rolls that back. /api/health is its older name.
 */
export function serveHealth(
  app: Hono<AppEnv>,
  { database, settings, isPrepared = () => true, clock, log }: HealthOptions,
): void {
  const families = createTimedCache(() => checkRowLevelSecurity(database), {
    milliseconds: checkInterval,
    clock,
    isCached: (error) => !isUnreachable(error) && !isBusy(error),
  })
  const describe = async (): Promise<Health> => {
    const known = { driver: database.driver, migration: await readMigration(database.client), version }
    const isBehind = known.migration === null || known.migration < newestMigration || !isPrepared()
    if (isBehind) return { status: "unavailable", database: "behind", ...known, row_level_security: null }
    try {
      const row_level_security = settings.has_row_level_security ? await getOrLast(families) : "off"
      return { status: "ok", database: "reachable", ...known, row_level_security }
    } catch (err) {
      if (isUnreachable(err) || isBusy(err)) throw err
      // On a full disk reads still work, and no other server would do better.
      if (isDiskFull(err)) return { status: "ok", database: "reachable", ...known, row_level_security: null }
      log.error({ err }, "row-level security check failed")
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
      const described = describe().catch((error: unknown): Health => {
        return { ...nothing, database: isTableMissing(error) ? "behind" : "unreachable", version }
      })
      // A late query is not cancelled, because it may be waking a sleeping database.
      const late: Health = { ...nothing, database: "unreachable", version }
      const health: Health = (await withTimeout(described, databaseTimeout)) ?? late
      return c.json(health, health.status === "ok" ? 200 : 503)
    })
  }
}

/** Returns the last result if a new one takes too long, as it may from a distant or busy database. */
async function getOrLast<T>({ get, last }: { get: () => Promise<T>; last: () => T | undefined }): Promise<T> {
  const known = last()
  const result = get()
  return known === undefined ? result : ((await withTimeout(result, databaseTimeout / 2)) ?? known)
}

/** Returns true if a transaction waited too long for a connection, a lock or a statement, which says nothing about row-level security. */
function isBusy(error: unknown): boolean {
  if (isStatementTimeout(error)) return true
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2028"
}

type HealthOptions = Pick<AppOptions, "database" | "settings" | "isPrepared" | "clock" | "log">

/** Returns the newest applied migration. It may be newer than this code, because migrations run before a deployment. */
async function readMigration(client: Database["client"]): Promise<string | null> {
  const [level] = await client.$queryRaw<{ migration: string | null }[]>`
    SELECT max(migration_name) AS migration FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  return level?.migration ?? null
}
