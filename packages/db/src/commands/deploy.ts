// npm run db:deploy: migrates the database of DATABASE_URL, sets its statement timeout and checks row-level security.
// Serverless functions do none of this, so run it before deploying them.
import { createDb } from "../connect/client.ts"
import { DatabaseStartError } from "../errors/database-start-error.ts"
import { limitStatements } from "../connect/limit-statements.ts"
import { applyMigrations } from "../migrations/migrate.ts"
import { checkRowLevelSecurity } from "../row-level-security/check.ts"
import { readRowLevelSecuritySetting } from "../row-level-security/setting.ts"

const url = process.env.DATABASE_URL?.trim()
if (!url) {
  console.error("Set DATABASE_URL to the database to migrate. With Neon, use the direct address, not the pooled one.")
  process.exit(2)
}
if (URL.canParse(url) && /-pooler\..*neon\.tech$/.test(new URL(url).hostname)) {
  console.error(
    "DATABASE_URL is Neon's pooled address. Migrations need the direct one, without -pooler in its host name.",
  )
  process.exit(2)
}
try {
  // Neon's driver is for the many short requests of functions. Migrations need one long connection.
  const database = await createDb(url, { driver: "pg" })
  const onChanged = (name: string) =>
    console.warn(
      `The file of migration ${name} changed after it was applied. Restore it, and put changes into a new migration.`,
    )
  const has_row_level_security = readRowLevelSecuritySetting(process.env)
  const applied = await applyMigrations(database, { onChanged, has_row_level_security })
  await limitStatements(database)
  const mode = has_row_level_security ? await checkRowLevelSecurity(database) : "off"
  await database.close()
  console.log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "The database is up to date.")
  console.log(`Row-level security: ${mode}.`)
} catch (error) {
  console.error(error instanceof DatabaseStartError ? error.message : error)
  process.exit(1)
}
