import { largestArchive } from "./archive.schema.ts"

// What a restore reads at most: whoever sends an archive may have made it by hand.

/** Rows of all kinds together: a restore writes all of them at once. */
export const mostRows = 300_000
/** What a zip may unpack to, in bytes: JSON packs to a tenth, photos hardly at all. */
export const mostUnpacked = 1024 * 1024 * 1024
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
    size.unpacked <= bounds.unpacked &&
    size.rows <= bounds.rows &&
    size.entries <= bounds.entries
  )
}
