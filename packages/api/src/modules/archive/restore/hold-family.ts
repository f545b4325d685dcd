import { Prisma } from "@hearthbook/db"
import { AppError } from "../../../errors/errors.ts"
import type { Scope } from "../../../request/scope.ts"

/**
 * Holds the family's row until the unit ends, against whoever adds a child too. BUSY where somebody else has held it for ten
 * seconds: a restore takes long, and a second one must not keep a connection waiting for all of it.
 */
export async function holdFamily({ db, family_id }: Pick<Scope, "db" | "family_id">): Promise<void> {
  await db.$executeRaw`SET LOCAL lock_timeout = '10s'`
  try {
    await db.$queryRaw`SELECT id FROM family WHERE id = ${family_id}::uuid FOR UPDATE`
  } catch (error) {
    throw isLockTimeout(error) ? new AppError("BUSY") : error
  }
  await db.$executeRaw`SET LOCAL lock_timeout TO DEFAULT`
}

/** A raw query's error carries Postgres' own code. */
function isLockTimeout(error: unknown): boolean {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2010" && error.message.includes("55P03")
  )
}
