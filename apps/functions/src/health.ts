import { familyRole, isTableMissing, newestMigration, type Database } from "@hearthbook/db"
import { atMost } from "@hearthbook/db/at-most"
import type { Hono } from "hono"
import type { AppEnv, AppOptions } from "./app-env.ts"
import { version } from "./version.ts"

type Health = {
  status: "ok" | "unavailable"
  /** Behind: it lacks a migration that this code counts on, or the role as which a family's work is done. */
  database: "reachable" | "behind" | "unreachable"
  driver: Database["driver"]
  /** The newest migration applied. */
  migration: string | null
  version: string
}

/** How far the database is. */
type Level = { migration: string | null; has_role: boolean }

/** Milliseconds in which the database has to answer: whoever asks is told within a second. */
const patience = 800

/**
 * /api/health/live says that the process answers, whatever becomes of the database: a container that fails it is started anew.
 * /api/health/ready says whether it can do its work, within a second: 503 sends people elsewhere, or has them wait.
 * /api/health is the latter by its older name.
 */
export function serveHealth(
  app: Hono<AppEnv>,
  { database, settings, isPrepared = () => true }: Pick<AppOptions, "database" | "settings" | "isPrepared">,
): void {
  const isReady = ({ migration, has_role }: Level) =>
    migration !== null && migration >= newestMigration && (has_role || !settings.has_family_wall) && isPrepared()
  app.get("/api/health/live", (c) => c.json({ status: "ok", version }))
  for (const path of ["/api/health", "/api/health/ready"]) {
    app.get(path, async (c) => {
      const health = await describeHealth(database, isReady)
      return c.json(health, health.status === "ok" ? 200 : 503)
    })
  }
}

async function describeHealth({ client, driver }: Database, isReady: (level: Level) => boolean): Promise<Health> {
  const unreachable: Health = { status: "unavailable", database: "unreachable", driver, migration: null, version }
  // A late one is not given up: it may be what wakes a sleeping database.
  const asked = readLevel(client).then(
    (level): Health =>
      isReady(level)
        ? { status: "ok", database: "reachable", driver, migration: level.migration, version }
        : { ...unreachable, database: "behind", migration: level.migration },
    (error: unknown): Health => (isTableMissing(error) ? { ...unreachable, database: "behind" } : unreachable),
  )
  return (await atMost(asked, patience)) ?? unreachable
}

/** A newer one than ours is fine: migrations go before the code that needs them. */
async function readLevel(client: Database["client"]): Promise<Level> {
  const [level] = await client.$queryRaw<Level[]>`
    SELECT max(migration_name) AS migration, to_regrole(${familyRole}) IS NOT NULL AS has_role
    FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  return level ?? { migration: null, has_role: false }
}
