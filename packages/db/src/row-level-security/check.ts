import { randomUUID } from "node:crypto"
import type { Db } from "../driver/db.ts"
import { readRowLevelSecurity, type RowLevelSecurityMode } from "./policies.ts"
import { setTenant } from "./tenant.ts"

/** Thrown when families are not isolated from each other. The message says how the check failed. */
export class RowLevelSecurityError extends Error {
  override name = "RowLevelSecurityError"
}

/** The part of the database client that is used here. */
type Transactions = { $transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T> }

class RolledBack extends Error {
  readonly mode: RowLevelSecurityMode
  constructor(mode: RowLevelSecurityMode) {
    super("rolled back")
    this.mode = mode
  }
}

/**
 * Creates two families, writes as one of them in the way a request would, and rolls everything back. Returns how the
 * policies are applied. Throws RowLevelSecurityError if they are not, and the database's error if a family cannot write at
 * all. Takes eight round trips.
 */
export async function checkRowLevelSecurity({ client }: { client: Transactions }): Promise<RowLevelSecurityMode> {
  try {
    return await client.$transaction(async (db) => {
      const mode = await readRowLevelSecurity({ query: (sql, values = []) => db.$queryRawUnsafe(sql, ...values) })
      if (!mode) throw new RowLevelSecurityError("A table lacks its policy, or the role for it is missing.")
      await writeAsOneOfTwo(db)
      throw new RolledBack(mode)
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.mode
    throw error
  }
}

async function writeAsOneOfTwo(db: Db): Promise<void> {
  const [ours, theirs] = [randomUUID(), randomUUID()]
  await db.$executeRaw`
    INSERT INTO family (id, name, updated_at) VALUES (${ours}::uuid, 'Health check', now()), (${theirs}::uuid, 'Health check', now())`
  await setTenant(db, ours)
  // An UPDATE changes only rows that are visible, so one statement checks both reading and writing.
  const changed = await db.$queryRaw<{ id: string }[]>`
    UPDATE family SET name = 'Health check, done' WHERE id IN (${ours}::uuid, ${theirs}::uuid) RETURNING id`
  if (changed.length !== 1 || changed[0]?.id !== ours)
    throw new RowLevelSecurityError("A family's transaction does not see exactly its own rows.")
}
