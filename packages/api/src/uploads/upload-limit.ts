import type { Db } from "@hearthbook/db"
import { AppError } from "@hearthbook/core/errors/errors"
import type { UploadPurpose } from "./upload.service.ts"

/**
 * The total size limit of all uploads of one purpose in bytes: ten archives of the largest size. They are stored in the
 * database, so uploads that never end could fill the disk with every family's records.
 */
const maxTotalSize = 10 * 500 * 1024 * 1024

/** The time in milliseconds after which an upload is deleted. */
export const uploadLife = 24 * 60 * 60_000

/** Deletes expired uploads, in the clean-up job and before one is refused for lack of space. Returns how many there were. */
export function deleteExpiredUploads(db: Db, now: Date): Promise<{ count: number }> {
  return db.upload.deleteMany({ where: { created_at: { lte: new Date(now.getTime() - uploadLife) } } })
}

/** RATE_LIMITED until the oldest upload of this purpose expires, if there is no space for `size` more bytes. */
export async function requireSpace(db: Db, purpose: UploadPurpose, size: number, now: Date): Promise<void> {
  // One at a time: otherwise two could take the last space.
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('uploads', 0))`
  await requireRoom(db, { purpose }, { size, largest: maxTotalSize, now })
}

/** RATE_LIMITED if the uploads that match `where` would be more than `most`, or have more than `largest` bytes, with `size` more. */
export async function requireRoom(
  db: Db,
  where: { purpose: UploadPurpose; family_id?: string },
  { size, largest, most = Infinity, now }: { size: number; largest: number; most?: number; now: Date },
): Promise<void> {
  const { _sum, _min, _count } = await db.upload.aggregate({
    where,
    _sum: { size: true },
    _min: { created_at: true },
    _count: true,
  })
  if (Number(_sum.size ?? 0) + size <= largest && _count < most) return
  const free = (_min.created_at ?? now).getTime() + uploadLife
  throw new AppError(
    "RATE_LIMITED",
    `Too many ${where.purpose}s are being uploaded right now. Please try again later.`,
    {
      retry_after: Math.max(1, Math.ceil((free - now.getTime()) / 1000)),
    },
  )
}
