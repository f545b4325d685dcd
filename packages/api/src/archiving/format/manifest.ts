import { z } from "zod"
import { momentView } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { archiveKinds } from "@hearthbook/core/nouns/nouns"

export const archiveFormat = "hearthbook-family"
/**
 * Increased when older versions of Hearthbook cannot read what newer ones write. Since 2, logos of providers are among the
 * files; since 3, documents and files of more than 8 MB. A new kind of rows needs no new version, because the manifest counts
 * its kinds.
 */
export const archiveVersion = 3

export const manifestName = "manifest.json"
export const readmeName = "README.txt"

/** The manifest of an archive, which identifies it and has the checksums of its entries. */
export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  version: z.int().min(1),
  app_version: z.string(),
  made_at: momentView,
  /** The rows of every kind that the writing version knew. A kind without a count is newer than the archive. */
  counts: z.partialRecord(z.enum(archiveKinds), z.int().min(0)),
  /** The checksum of every entry but this one, by its name. */
  sha256: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
  /** Files whose bytes were missing. They are not in the archive, and a restore reports them. */
  missing_files: z.array(z.object({ id: z.guid(), name: z.string().max(limits.stored_file_name) })).default([]),
})
export type Manifest = z.output<typeof manifestSchema>

/** The name of the entry with the rows of a kind, one per line. */
export function rowsName(kind: string): string {
  return `data/${kind}.jsonl`
}

/** The name of the entry with a single record. */
export function singletonName(facts: "family" | "settings" | "people"): string {
  return `data/${facts}.json`
}
