import type { Database } from "@hearthbook/db"
import { version } from "./version.ts"

type Health = {
  status: "ok" | "unavailable"
  database: "reachable" | "unreachable"
  driver: Database["driver"]
  /** The newest migration applied. */
  migration: string | null
  version: string
}

/** Whether the app can do its work, and on what. */
export async function describeHealth({ client, driver }: Database): Promise<Health> {
  try {
    const [newest] = await client.$queryRaw<{ migration_name: string }[]>`
      SELECT migration_name FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
      ORDER BY migration_name DESC LIMIT 1`
    return { status: "ok", database: "reachable", driver, migration: newest?.migration_name ?? null, version }
  } catch {
    return { status: "unavailable", database: "unreachable", driver, migration: null, version }
  }
}
