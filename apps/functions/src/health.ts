import { isTableMissing, newestMigration, type Database } from "@hearthbook/db"
import { atMost } from "@hearthbook/db/at-most"
import type { Hono } from "hono"
import type { AppEnv, AppOptions } from "./app-env.ts"
import { version } from "./version.ts"

type Health = {
  status: "ok" | "unavailable"
  /** Behind: it lacks a migration that this code counts on. */
  database: "reachable" | "behind" | "unreachable"
  driver: Database["driver"]
  /** The newest migration applied. */
  migration: string | null
  version: string
}

/** Milliseconds in which the database has to answer: whoever asks is told within a second. */
const patience = 800

/**
 * /api/health/live says that the process answers, whatever becomes of the database: a container that fails it is started anew.
 * /api/health/ready says whether it can do its work, within a second: 503 sends people elsewhere, or has them wait.
 * /api/health is the latter by its older name.
 */
export function serveHealth(
  app: Hono<AppEnv>,
  { database, isPrepared = () => true }: Pick<AppOptions, "database" | "isPrepared">,
): void {
  app.get("/api/health/live", (c) => c.json({ status: "ok", version }))
  for (const path of ["/api/health", "/api/health/ready"]) {
    app.get(path, async (c) => {
      const health = await describeHealth(database, isPrepared)
      return c.json(health, health.status === "ok" ? 200 : 503)
    })
  }
}

async function describeHealth({ client, driver }: Database, isPrepared: () => boolean): Promise<Health> {
  const unreachable: Health = { status: "unavailable", database: "unreachable", driver, migration: null, version }
  // A late one is not given up: it may be what wakes a sleeping database.
  const asked = readMigration(client).then(
    (migration): Health =>
      migration !== null && migration >= newestMigration && isPrepared()
        ? { status: "ok", database: "reachable", driver, migration, version }
        : { ...unreachable, database: "behind", migration },
    (error: unknown): Health => (isTableMissing(error) ? { ...unreachable, database: "behind" } : unreachable),
  )
  return (await atMost(asked, patience)) ?? unreachable
}

/** A newer one than ours is fine: migrations go before the code that needs them. */
async function readMigration(client: Database["client"]): Promise<string | null> {
  const [newest] = await client.$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
    ORDER BY migration_name DESC LIMIT 1`
  return newest?.migration_name ?? null
}
