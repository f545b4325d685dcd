import type { Database } from "./client.ts"
import { timeLimits } from "./postgres.ts"

/**
 * Has the server itself give up what takes longer than statements may, on every connection that this role opens to this
 * database from now on. What a connection says when it opens is not enough: behind a pooler (PgBouncer, Neon's pooled address)
 * each transaction goes to another one. Any role may say so of itself; migrations say otherwise (migration-line.ts).
 */
export async function limitStatements(
  { client }: Pick<Database, "client">,
  milliseconds = timeLimits.server,
): Promise<void> {
  const [at] = await client.$queryRaw<{ name: string }[]>`SELECT quote_ident(current_database()) AS name`
  // A setting takes no parameters.
  const settings = { statement_timeout: milliseconds, idle_in_transaction_session_timeout: timeLimits.idle }
  for (const [name, value] of Object.entries(settings)) {
    await client.$executeRawUnsafe(`ALTER ROLE CURRENT_USER IN DATABASE ${at?.name} SET ${name} = ${value}`)
  }
}
