import { z } from "zod"
import { momentView } from "../../../fields/fields.ts"
import { archiveCounts } from "../archive.schema.ts"

export const archiveFormat = "hearthbook-family"
/** Goes up when an older Hearthbook could no longer read what a newer one writes. Since 2, logos of providers are among the files. */
export const archiveVersion = 2

export const manifestName = "manifest.json"
export const readmeName = "README.txt"

/** What an archive says of itself: by this it is known, and each of its entries is held to it. */
export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  version: z.int().min(1),
  app_version: z.string(),
  made_at: momentView,
  counts: archiveCounts,
  /** Of every entry but this one, by its name. */
  sha256: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
  /** Files that were recorded and whose bytes had gone: they are not in it, and whoever restores it is told. */
  missing_files: z.array(z.object({ id: z.guid(), name: z.string().max(250) })).default([]),
})
export type Manifest = z.output<typeof manifestSchema>

/** Where the rows of a kind stand, one in each line. */
export function rowsName(kind: string): string {
  return `data/${kind}.jsonl`
}

/** Where what there is one of stands. */
export function singletonName(facts: "family" | "settings" | "people"): string {
  return `data/${facts}.json`
}
