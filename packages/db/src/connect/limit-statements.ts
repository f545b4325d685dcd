import type { Database } from "./client.ts"
import { timeLimits } from "./postgres.ts"

/**
 * Sets the statement timeout and the idle-in-transaction timeout for all future connections of this role to this database.
 * Settings made when a connection opens are not enough: behind a pooler (PgBouncer, Neon's pooled address) each transaction
 * may run on another connection. Any role may change its own settings. Migrations override them (migration-connection.ts).
 */
export async function limitStatements(
  { client }: Pick<Database, "client">,
  milliseconds = timeLimits.server,
): Promise<void> {
  const [at] = await client.$queryRaw<{ name: string }[]>`SELECT quote_ident(current_database()) AS name`
  // ALTER ROLE takes no parameters.
  const settings = { statement_timeout: milliseconds, idle_in_transaction_session_timeout: timeLimits.idle }
  for (const [name, value] of Object.entries(settings)) {
    await client.$executeRawUnsafe(`ALTER ROLE CURRENT_USER IN DATABASE ${at?.name} SET ${name} = ${value}`)
  }
}
