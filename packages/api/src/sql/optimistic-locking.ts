import { Prisma } from "@hearthbook/db"
import { AppError } from "../errors/errors.ts"
import type { Removal } from "../fields/fields.ts"
import { removedId } from "../errors/not-found.ts"

/** Runs a change that takes away what other rows may stand on, and says `refusal` where one has just come to. */
export async function refuseIfReferenced<Row>(change: () => Promise<Row>, refusal: () => AppError): Promise<Row> {
  try {
    return await change()
  } catch (error) {
    throw hasCode(error, "P2003") ? refusal() : error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === code
}

/**
 * Runs an update whose `where` carries the version the client last saw. When no row matches, the client's was old:
 * refused with the row as it is now (DECISIONS 34i). The row itself must have been looked up before.
 */
export async function refuseIfStale<Row>(
  update: () => Promise<Row>,
  readCurrent: () => Promise<unknown>,
): Promise<Row> {
  try {
    return await update()
  } catch (error) {
    if (!hasCode(error, "P2025")) throw error
    throw new AppError("STALE", undefined, { current: await readCurrent() })
  }
}

/** Refuses a change of a row that is held where the client last saw another version of it, with the row as it is (DECISIONS 34i). */
export function requireVersion<Row extends { version: number }>(version: number | undefined, current: Row): Row {
  if (version !== undefined && version !== current.version) throw new AppError("STALE", undefined, { current })
  return current
}

/**
 * Runs a removal whose `where` carries the version the client last saw, where it said one, and answers the removed id. Where nothing
 * was removed the row has another version by now, and is refused with it as it is (DECISIONS 34i), or NOT_FOUND of its `noun`.
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
