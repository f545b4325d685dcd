import { largestArchive } from "../archive.schema.ts"

// What a restore reads at most: whoever sends an archive may have made it by hand.

/** Rows of all kinds together: a restore writes all of them at once. */
export const mostRows = 300_000
const mb = 1024 * 1024
/** Bytes that any zip may unpack to, in all. */
const mostUnpacked = 1024 * mb
/** Bytes that a small one may unpack to at least: the same plan for a thousand lessons packs to a hundredth. */
const leastUnpacked = 200 * mb

/**
 * Bytes that a zip of so many may unpack to. Records pack to a tenth, and photos hardly at all: a little that says it is far
 * more was made to keep the server busy.
 */
export function mostUnpackedOf(packed: number): number {
  return Math.min(mostUnpacked, leastUnpacked + 10 * packed)
}

export const mostEntries = 100_000

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
  unpacked: mostUnpacked,
  rows: mostRows,
  entries: mostEntries,
}

/** Whether a restore would read all of it. */
export function isRestorable(size: ArchiveSize, bounds: ArchiveSize = archiveBounds): boolean {
  return (
    size.packed <= bounds.packed &&
    size.unpacked <= Math.min(bounds.unpacked, mostUnpackedOf(size.packed)) &&
    size.rows <= bounds.rows &&
    size.entries <= bounds.entries
  )
}
