import { dayIn } from "@hearthbook/api/rules/days"
import { demoMark } from "@hearthbook/api/services/demo/demo"
import type { Database } from "@hearthbook/db"
import { applyMigrations } from "@hearthbook/db/migrate"
import { seedDemoFamily } from "@hearthbook/db/seed/demo"

/** Brings an open database up to date, and gives a new embedded one its demo family. Done twice is done once. */
export async function prepareDatabase(database: Database, now: Date): Promise<void> {
  const applied = await applyMigrations(database)
  // A hosted database never gets log-ins that everybody knows.
  const isNew = (await database.client.family.count()) === 0
  if (database.embedded && isNew) await seedDemo(database, now)
  if (database.embedded && (applied.length > 0 || !isNew)) await database.embedded.backUp()
}

async function seedDemo({ client }: Database, now: Date): Promise<void> {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  await client.$transaction((db) =>
    seedDemoFamily(db, { today: dayIn(time_zone, now), now, mark: demoMark, time_zone }),
  )
}
