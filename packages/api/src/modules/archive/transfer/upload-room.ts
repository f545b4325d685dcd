import type { Db } from "@hearthbook/db"
import { AppError } from "../../../errors/errors.ts"
import { largestArchive } from "../archive.schema.ts"

/**
 * Bytes that all archives on their way back may have together. They are rows of the one database: without an end to it, people
 * who begin and never restore could fill the disk on which every family's records are.
 */
const largestTogether = 10 * largestArchive

/** Milliseconds after which an archive that was sent and never restored is forgotten. */
const uploadLife = 24 * 60 * 60_000

/** Forgets what is past its time: with the clean-up, and before anybody is refused for it. Answers how many there were. */
export function deleteExpiredUploads(db: Db, now: Date): Promise<{ count: number }> {
  return db.archive_upload.deleteMany({ where: { created_at: { lte: new Date(now.getTime() - uploadLife) } } })
}

/** RATE_LIMITED, until the oldest is forgotten, where one more of `size` bytes has no room beside all that were begun. */
export async function requireRoom(db: Db, size: number, now: Date): Promise<void> {
  // One after the other, or two would find the same last place.
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('archive uploads', 0))`
  const { _sum, _min } = await db.archive_upload.aggregate({ _sum: { size: true }, _min: { created_at: true } })
  if (Number(_sum.size ?? 0) + size <= largestTogether) return
  const free = (_min.created_at ?? now).getTime() + uploadLife
  throw new AppError(
    "RATE_LIMITED",
    "So many archives are being brought back right now that there is no room for yours. Please try again later.",
    { retry_after: Math.max(1, Math.ceil((free - now.getTime()) / 1000)) },
  )
}
