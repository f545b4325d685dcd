import { randomUUID } from "node:crypto"
import type { Db } from "../driver/db.ts"
import { readRowLevelSecurity, type RowLevelSecurityMode } from "./policies.ts"
import { setTenant } from "./tenant.ts"

/** Families are not kept apart as they should be; the message says how that showed. */
export class RowLevelSecurityError extends Error {
  override name = "RowLevelSecurityError"
}

/** The part of a database's client that is used here. */
type Transactions = { $transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T> }

class RolledBack extends Error {
  readonly mode: RowLevelSecurityMode
  constructor(mode: RowLevelSecurityMode) {
    super("rolled back")
    this.mode = mode
  }
}

/**
 * Makes two families, works for one of them as a request would, and rolls everything back. Resolves with how the policies
 * bind; throws RowLevelSecurityError where they do not, and the database's own error where a family cannot work at all. Takes
 * eight round trips: a database may be far away.
 */
export async function checkRowLevelSecurity({ client }: { client: Transactions }): Promise<RowLevelSecurityMode> {
  try {
    return await client.$transaction(async (db) => {
      const mode = await readRowLevelSecurity({ query: (sql, values = []) => db.$queryRawUnsafe(sql, ...values) })
      if (!mode) throw new RowLevelSecurityError("A table has no policy, or the role that it needs is missing.")
      await workForOneOfTwo(db)
      throw new RolledBack(mode)
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.mode
    throw error
  }
}

async function workForOneOfTwo(db: Db): Promise<void> {
  const [ours, theirs] = [randomUUID(), randomUUID()]
  await db.$executeRaw`
    INSERT INTO family (id, name, updated_at) VALUES (${ours}::uuid, 'Health check', now()), (${theirs}::uuid, 'Health check', now())`
  await setTenant(db, ours)
  // An UPDATE changes only rows that its role may see, so one statement checks reading and writing.
  const changed = await db.$queryRaw<{ id: string }[]>`
    UPDATE family SET name = 'Health check, done' WHERE id IN (${ours}::uuid, ${theirs}::uuid) RETURNING id`
  if (changed.length !== 1 || changed[0]?.id !== ours)
    throw new RowLevelSecurityError("A family's transaction does not reach its own rows alone.")
}
