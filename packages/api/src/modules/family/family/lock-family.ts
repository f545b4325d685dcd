import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { isLockTimeout } from "../../../sql/database-errors.ts"

type Family = Pick<Scope, "db" | "family_id">

/** Locks the family's row until the transaction ends. A second caller waits, and then sees what the first one did. */
export async function lockFamily({ db, family_id }: Family): Promise<void> {
  await db.$queryRaw`SELECT id FROM family WHERE id = ${family_id}::uuid FOR NO KEY UPDATE`
}

/**
 * Locks the family's row against new children and subjects too, for a change that takes long. BUSY after ten seconds of waiting: a
 * second one must not occupy a connection until the first has finished.
 */
export async function lockFamilyExclusively({ db, family_id }: Family): Promise<void> {
  await db.$executeRaw`SET LOCAL lock_timeout = '10s'`
  try {
    await db.$queryRaw`SELECT id FROM family WHERE id = ${family_id}::uuid FOR UPDATE`
  } catch (error) {
    throw isLockTimeout(error) ? new AppError("BUSY") : error
  }
  await db.$executeRaw`SET LOCAL lock_timeout TO DEFAULT`
}
