import { AppError } from "@hearthbook/core/errors/errors"
import type { Removal } from "@hearthbook/core/fields/fields"
import { removedId } from "@hearthbook/core/errors/not-found"
import { isForeignKeyViolation, isRowMissing } from "./database-errors.ts"

/** Runs a delete or an update, and throws `refusal` if other rows refer to the row. */
export async function refuseIfReferenced<Row>(change: () => Promise<Row>, refusal: () => AppError): Promise<Row> {
  try {
    return await change()
  } catch (error) {
    throw isForeignKeyViolation(error) ? refusal() : error
  }
}

/**
 * Runs an update whose `where` includes the version that the client last saw. Throws STALE with the current row if no row
 * matches. The caller has checked that the row exists.
 */
export async function refuseIfStale<Row>(
  update: () => Promise<Row>,
  readCurrent: () => Promise<unknown>,
): Promise<Row> {
  try {
    return await update()
  } catch (error) {
    if (!isRowMissing(error)) throw error
    throw new AppError("STALE", undefined, { current: await readCurrent() })
  }
}

/** Throws STALE with the current row if the client last saw another version of it. For a row that is locked. */
export function requireVersion<Row extends { version: number }>(version: number | undefined, current: Row): Row {
  if (version !== undefined && version !== current.version) throw new AppError("STALE", undefined, { current })
  return current
}

/**
 * Runs a delete whose `where` includes the version that the client last saw, if it sent one, and returns the deleted id. If no
 * row matches, throws STALE with the current row, or NOT_FOUND without a version.
 */
export async function deleteUnlessStale(
  { id, version }: Removal,
  noun: string,
  remove: () => Promise<{ count: number }>,
  readCurrent: () => Promise<unknown>,
): Promise<{ id: string }> {
  const gone = await remove()
  if (gone.count === 0 && version !== undefined)
    throw new AppError("STALE", undefined, { current: await readCurrent() })
  return removedId(id, gone, noun)
}
