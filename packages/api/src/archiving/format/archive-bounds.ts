import { largestArchive } from "@hearthbook/core/limits/file-limits"

// Limits of a restore. An uploaded archive may have been crafted.

/** Rows of all kinds together. */
export const maxRows = 300_000
const mb = 1024 * 1024
/** The total size in bytes to which any zip may unpack. */
const maxUnpacked = 1024 * mb
/** The size in bytes to which even a small zip may unpack: a thousand similar lessons compress to a hundredth. */
const minUnpacked = 200 * mb

/**
 * The size in bytes to which a zip may unpack. Rows compress to a tenth, and photos hardly at all, so a small zip that claims
 * far more is an attack.
 */
export function maxUnpackedOf(packed: number): number {
  return Math.min(maxUnpacked, minUnpacked + 10 * packed)
}

export const maxEntries = 100_000

export type ArchiveSize = {
  /** Bytes of the zip. */
  packed: number
  /** Bytes of its unpacked entries. */
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

/** True if a restore could read all of it. */
export function isRestorable(size: ArchiveSize, bounds: ArchiveSize = archiveBounds): boolean {
  return (
    size.packed <= bounds.packed &&
    size.unpacked <= Math.min(bounds.unpacked, maxUnpackedOf(size.packed)) &&
    size.rows <= bounds.rows &&
    size.entries <= bounds.entries
  )
}
