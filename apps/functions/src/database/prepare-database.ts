import { dayIn } from "@hearthbook/api/rules/days"
import { demoMark } from "@hearthbook/api/services/auth/demo/demo"
import { checkRowLevelSecurity, isUnreachable, type Database } from "@hearthbook/db"
import { applyMigrations } from "@hearthbook/db/migrate"
import { seedDemoFamily } from "@hearthbook/db/seed/demo"
import type { Logger } from "pino"
import { closePublishedLogins, findPublishedLogins, randomPasswords, type DemoLogin } from "./demo-logins.ts"

type Given = {
  now: Date
  log: Logger
  has_row_level_security: boolean
  /** True where only this computer can open the site. */
  is_at_home: boolean
}

/**
 * Brings an open database up to date, and gives a new embedded one its demo family. Done twice is done once. Answers the demo family's
 * log-ins to print: at home the published ones, as long as they work; elsewhere those that were just given random passwords.
 */
export async function prepareDatabase(database: Database, given: Given): Promise<DemoLogin[]> {
  const { log, has_row_level_security } = given
  const onChanged = (migration: string) =>
    log.warn({ migration }, "its file is not what was applied: put it back, and write what is to change into a new one")
  const applied = await applyMigrations(database, { onChanged, has_row_level_security })
  await logRowLevelSecurity(database, log, has_row_level_security)
  // A hosted database never gets log-ins that everybody knows, nor is it asked what has no bearing on it.
  if (!database.embedded) return []
  const isNew = (await database.client.family.count()) === 0
  const logins = isNew ? await seedDemo(database, given) : await openLogins(database, given)
  if (applied.length === 0 && isNew) return logins
  // Without room for a copy there is still everything to read.
  await database.embedded.backUp().catch((err: unknown) => log.error({ err }, "backup"))
  return logins
}

/** An installation may begin at home and be put on the web later: there, what everybody knows must open nothing any more. */
async function openLogins({ client }: Database, { now, is_at_home }: Given): Promise<DemoLogin[]> {
  return is_at_home ? findPublishedLogins(client) : closePublishedLogins(client, now)
}

async function logRowLevelSecurity(database: Database, log: Logger, has_row_level_security: boolean): Promise<void> {
  try {
    const row_level_security = has_row_level_security ? await checkRowLevelSecurity(database) : "off"
    log.info({ row_level_security }, "how the database keeps families apart")
  } catch (err) {
    if (isUnreachable(err)) throw err
    // On a full disk there is still everything to read; for all else /api/health/ready says 503.
    log.error({ err }, "row-level security could not be checked")
  }
}

async function seedDemo({ client }: Database, { now, is_at_home }: Given): Promise<DemoLogin[]> {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const passwords = is_at_home ? undefined : randomPasswords()
  const { people } = await client.$transaction((db) =>
    seedDemoFamily(db, { today: dayIn(time_zone, now), now, grade: demoMark, time_zone, passwords }),
  )
  return people
}
