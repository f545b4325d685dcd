import { largestArchive } from "../archive.schema.ts"

// What a restore reads at most: whoever sends an archive may have made it by hand.

/** Rows of all kinds together: a restore writes all of them at once. */
export const maxRows = 300_000
const mb = 1024 * 1024
/** Bytes that any zip may unpack to, in all. */
const maxUnpacked = 1024 * mb
/** Bytes that a small one may unpack to at least: the same plan for a thousand lessons packs to a hundredth. */
const minUnpacked = 200 * mb

/**
 * Bytes that a zip of so many may unpack to. Records pack to a tenth, and photos hardly at all: a little that says it is far
 * more was made to keep the server busy.
 */
export function maxUnpackedOf(packed: number): number {
  return Math.min(maxUnpacked, minUnpacked + 10 * packed)
}

export const maxEntries = 100_000

/** What an archive comes to. */
export type ArchiveSize = {
  /** Bytes of the zip. */
  packed: number
  /** Bytes of what is in it. */
  unpacked: number
  rows: number
  entries: number
}

export const archiveBounds: ArchiveSize = {
  packed: largestArchive,
  unpacked: maxUnpacked,
  rows: maxRows,
  entries: maxEntries,
}

/** Whether a restore would read all of it. */
export function isRestorable(size: ArchiveSize, bounds: ArchiveSize = archiveBounds): boolean {
  return (
    size.packed <= bounds.packed &&
    size.unpacked <= Math.min(bounds.unpacked, maxUnpackedOf(size.packed)) &&
    size.rows <= bounds.rows &&
    size.entries <= bounds.entries
  )
}
