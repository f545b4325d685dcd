import type { Db } from "@hearthbook/db"
import { AppError } from "../../../errors/errors.ts"
import { largestArchive } from "../archive.schema.ts"

/**
 * The total size limit of all uploads in bytes. They are stored in the database, so uploads that are never restored could fill
 * the disk with every family's records.
 */
const maxTotalSize = 10 * largestArchive

/** The time in milliseconds after which an upload is deleted. */
const uploadLife = 24 * 60 * 60_000

/** Deletes expired uploads, in the clean-up job and before one is refused for lack of space. Returns how many there were. */
export function deleteExpiredUploads(db: Db, now: Date): Promise<{ count: number }> {
  return db.archive_upload.deleteMany({ where: { created_at: { lte: new Date(now.getTime() - uploadLife) } } })
}

/** RATE_LIMITED until the oldest upload expires, if there is no space for `size` more bytes. */
export async function requireSpace(db: Db, size: number, now: Date): Promise<void> {
  // One at a time: otherwise two could take the last space.
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('archive uploads', 0))`
  const { _sum, _min } = await db.archive_upload.aggregate({ _sum: { size: true }, _min: { created_at: true } })
  if (Number(_sum.size ?? 0) + size <= maxTotalSize) return
  const free = (_min.created_at ?? now).getTime() + uploadLife
  throw new AppError("RATE_LIMITED", "Too many archives are being uploaded right now. Please try again later.", {
    retry_after: Math.max(1, Math.ceil((free - now.getTime()) / 1000)),
  })
}
