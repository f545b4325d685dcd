import { Prisma } from "@hearthbook/db"

/** True if the database rejected a row because its key already exists. */
export function isDuplicate(error: unknown): boolean {
  return hasCode(error, "P2002")
}

/** True if the database rejected a change because other rows refer to the row. */
export function isForeignKeyViolation(error: unknown): boolean {
  return hasCode(error, "P2003")
}

/** True if no row matched an update. */
export function isRowMissing(error: unknown): boolean {
  return hasCode(error, "P2025")
}

/** True if the database rolled a change back because it conflicted with another one. */
export function isDeadlock(error: unknown): boolean {
  // deadlock_detected, serialization_failure
  return hasCode(error, "P2034") || hasPostgresCode(error, /40P01|40001/)
}

/** True if the database gave up waiting for a lock. */
export function isLockTimeout(error: unknown): boolean {
  // lock_not_available
  return hasPostgresCode(error, /55P03/)
}

/** True if a raw statement was rejected because a key already exists. */
export function isTakenKey(error: unknown): boolean {
  // unique_violation
  return hasPostgresCode(error, /23505/)
}

/** True if a raw statement was rejected because a row that it refers to is missing, or other rows refer to the row. */
export function isBrokenReference(error: unknown): boolean {
  // foreign_key_violation
  return hasPostgresCode(error, /23503/)
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === code
}

/** The error of a raw query has Postgres' own code in its message. */
function hasPostgresCode(error: unknown, code: RegExp): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2010" && code.test(error.message)
}
