import { dayIn } from "@hearthbook/core/time/days"
import { demoGrade } from "@hearthbook/api/modules/access/auth/demo/demo.service"
import { checkRowLevelSecurity, isUnreachable, type Database } from "@hearthbook/db"
import { applyMigrations } from "@hearthbook/db/migrate"
import { seedDemoFamily } from "@hearthbook/db/seed/demo"
import type { Logger } from "pino"
import { closePublishedLogins, findPublishedLogins, randomPasswords, type DemoLogin } from "./demo-logins.ts"

type Given = {
  now: Date
  log: Logger
  has_row_level_security: boolean
  /** True if the site can be opened only on this computer. */
  is_at_home: boolean
}

/**
 * Migrates an open database, and seeds the demo family in a new embedded one. Idempotent. Returns the demo family's logins to
 * print: at home those that still have their published passwords, elsewhere those that were just given random ones.
 */
export async function prepareDatabase(database: Database, given: Given): Promise<DemoLogin[]> {
  const { log, has_row_level_security } = given
  const onChanged = (migration: string) =>
    log.warn({ migration }, "migration file changed after it was applied: restore it, and put changes into a new one")
  const applied = await applyMigrations(database, { onChanged, has_row_level_security })
  await logRowLevelSecurity(database, log, has_row_level_security)
  // Only embedded databases have a demo family and backups.
  if (!database.embedded) return []
  const isNew = (await database.client.family.count()) === 0
  const logins = isNew ? await seedDemo(database, given) : await publishedLogins(database, given)
  if (applied.length === 0 && isNew) return logins
  // A failed backup, as on a full disk, must not prevent the start.
  await database.embedded.backUp().catch((err: unknown) => log.error({ err }, "backup"))
  return logins
}

/** Replaces published passwords if an installation that began at home is now public. */
async function publishedLogins({ client }: Database, { now, is_at_home }: Given): Promise<DemoLogin[]> {
  return is_at_home ? findPublishedLogins(client) : closePublishedLogins(client, now)
}

async function logRowLevelSecurity(database: Database, log: Logger, has_row_level_security: boolean): Promise<void> {
  try {
    const row_level_security = has_row_level_security ? await checkRowLevelSecurity(database) : "off"
    log.info({ row_level_security }, "row-level security")
  } catch (err) {
    if (isUnreachable(err)) throw err
    // On a full disk, reads still work. For any other reason, /api/health/ready answers 503.
    log.error({ err }, "row-level security could not be checked")
  }
}

async function seedDemo({ client }: Database, { now, is_at_home }: Given): Promise<DemoLogin[]> {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const passwords = is_at_home ? undefined : randomPasswords()
  const { people } = await client.$transaction((db) =>
    seedDemoFamily(db, { today: dayIn(time_zone, now), now, grade: demoGrade, time_zone, passwords }),
  )
  return people
}
