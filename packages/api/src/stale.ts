import { Prisma } from "@hearthbook/db"
import { AppError } from "./errors.ts"

/**
 * Runs an update whose `where` carries the version the client last saw. When no row matches, the client's was old:
 * refused with the row as it is now (DECISIONS 34i). The row itself must have been looked up before.
 */
export async function refuseStale<Row>(update: () => Promise<Row>, readCurrent: () => Promise<unknown>): Promise<Row> {
  try {
    return await update()
  } catch (error) {
    const unmatched = error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2025"
    if (!unmatched) throw error
    throw new AppError("STALE", undefined, { current: await readCurrent() })
  }
}
