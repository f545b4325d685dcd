import { dayIn } from "@hearthbook/api/rules/days"
import { demoMark } from "@hearthbook/api/services/demo/demo"
import { createDb, type Database } from "@hearthbook/db"
import { applyMigrations } from "@hearthbook/db/migrate"
import { seedDemoFamily } from "@hearthbook/db/seed/demo"
import type { Env } from "./env.ts"

/** Opens the database, brings it up to date, and gives a new embedded one its demo family. */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Env, now: Date): Promise<Database> {
  const database = await createDb(DATABASE_URL, { data_folder: DATA_DIR })
  try {
    const applied = await applyMigrations(database)
    // A hosted database never gets log-ins that everybody knows.
    const isNew = (await database.client.family.count()) === 0
    if (database.embedded && isNew) await seedDemo(database, now)
    if (database.embedded && (applied.length > 0 || !isNew)) await database.embedded.backUp()
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function seedDemo({ client }: Database, now: Date): Promise<void> {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  await client.$transaction((db) =>
    seedDemoFamily(db, { today: dayIn(time_zone, now), now, mark: demoMark, time_zone }),
  )
}
