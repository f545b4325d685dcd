import { z } from "zod"
import { largestArchive, toMegabytes } from "@hearthbook/core/limits/file-limits"
import { archiveKinds } from "@hearthbook/core/nouns/nouns"

/** The number of rows of each kind. */
export const archiveCounts = z.record(z.enum(archiveKinds), z.int().min(0))
export type ArchiveCounts = z.output<typeof archiveCounts>

const sizeAsked = "Size must be the number of bytes of the whole archive."
const tooLarge = `An archive can have ${toMegabytes(largestArchive)} at most.`

/** Starts an upload. Unfinished uploads of the same person are deleted. */
export const archiveUploadDraft = z.object({
  size: z.int(sizeAsked).min(1, "This file is empty.").max(largestArchive, tooLarge).meta({
    description: "Bytes of the whole archive",
  }),
})

export const refusedFile = z.object({
  name: z.string(),
  reason: z.string().meta({ description: "A sentence that can be shown to a user" }),
})
export type RefusedFile = z.output<typeof refusedFile>

export const restoredView = z.object({
  counts: archiveCounts,
  missing_files: z
    .array(z.string())
    .meta({ description: "Names of files that were missing when the archive was created, and so are not in it" }),
  refused_files: z.array(refusedFile).meta({
    description: "Files in the archive that were left out, because an upload of them would have been refused",
  }),
})

/** The address at which a browser downloads the archive with the ticket in its cookie. */
export const archiveTicketView = z.object({ url: z.string() })

export type ArchiveUploadDraft = z.output<typeof archiveUploadDraft>
export type RestoredView = z.output<typeof restoredView>
