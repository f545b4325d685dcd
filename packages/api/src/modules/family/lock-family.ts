import { Prisma } from "@hearthbook/db"
import { AppError } from "../../errors/errors.ts"
import type { Scope } from "../../request/scope.ts"

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

/** The error of a raw query carries Postgres' own code: lock_not_available. */
function isLockTimeout(error: unknown): boolean {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2010" && error.message.includes("55P03")
  )
}
