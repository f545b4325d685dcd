import { randomUUID } from "node:crypto"
import type { Db } from "../db.ts"
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
 * Makes two families, works for each as a request would, and rolls everything back. Resolves with how the policies bind;
 * throws RowLevelSecurityError where they do not, and the database's own error where a family cannot work at all.
 */
export async function checkRowLevelSecurity({ client }: { client: Transactions }): Promise<RowLevelSecurityMode> {
  try {
    return await client.$transaction(async (db) => {
      const mode = await readRowLevelSecurity({ ask: (sql, values = []) => db.$queryRawUnsafe(sql, ...values) })
      if (!mode) throw new RowLevelSecurityError("A table has no policy, or the role that it needs is missing.")
      await workForTwoFamilies(db)
      throw new RolledBack(mode)
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.mode
    throw error
  }
}

async function workForTwoFamilies(db: Db): Promise<void> {
  const [ours, theirs] = [randomUUID(), randomUUID()]
  await db.family.createMany({ data: [ours, theirs].map((id) => ({ id, name: "Health check" })) })
  for (const [tenant, other] of [
    [ours, theirs],
    [theirs, ours],
  ] as const) {
    await setTenant(db, tenant)
    const seen = await db.family.findMany({ where: { id: { in: [tenant, other] } }, select: { id: true } })
    if (seen.length !== 1 || seen[0]?.id !== tenant)
      throw new RowLevelSecurityError("A family's transaction does not see its own rows alone.")
    await db.family.update({ where: { id: tenant }, data: { name: "Health check, done" } })
    const { count } = await db.family.updateMany({ where: { id: other }, data: { name: "Changed by another" } })
    if (count !== 0) throw new RowLevelSecurityError("A family's transaction can change another family's rows.")
  }
}
