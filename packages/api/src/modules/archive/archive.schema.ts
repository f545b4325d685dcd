import { z } from "zod"
import { id } from "../../fields/fields.ts"

/** Bytes of one part: serverless hosts take little more in one request. Every part but the last has as many. */
export const partSize = 3 * 1024 * 1024
/** Bytes of a whole archive on its way back. */
export const largestArchive = 500 * 1024 * 1024

/** What an archive holds, one file of rows each, in the order in which they are restored. */
export const archiveKinds = [
  "students",
  "subjects",
  "providers",
  "resources",
  "curricula",
  "lessons",
  "lesson_resources",
  "assignments",
  "grades",
  "submissions",
  "files",
  "schedule_entries",
  "events",
  "attendance_records",
] as const
export type ArchiveKind = (typeof archiveKinds)[number]

/** How many rows of each kind. */
export const archiveCounts = z.record(z.enum(archiveKinds), z.int().min(0))
export type ArchiveCounts = z.output<typeof archiveCounts>

const sizeAsked = "Size must be the number of bytes of the whole archive."
const tooLarge = `An archive can have ${largestArchive / 1024 / 1024} MB at most.`

/** Begins to send an archive. Sends of the same person that were not finished are forgotten. */
export const archiveUploadDraft = z.object({
  size: z.int(sizeAsked).min(1, "That file is empty.").max(largestArchive, tooLarge).meta({
    description: "Bytes of the whole archive",
  }),
})

export const archiveUploadView = z.object({
  id,
  size: z.int().meta({ description: "Bytes of the whole archive" }),
  part_size: z.int().meta({ description: "Bytes of every part but the last, which has what remains" }),
  received: z.array(z.int()).meta({ description: "Positions of the parts that are here, from 0" }),
})

/** One part as it is sent: the bytes are the body. */
export const archivePart = z.object({
  id,
  position: z.int().min(0),
  content: z.instanceof(Uint8Array),
})

export const refusedFile = z.object({
  name: z.string(),
  reason: z.string().meta({ description: "A sentence for people" }),
})
export type RefusedFile = z.output<typeof refusedFile>

export const restoredView = z.object({
  counts: archiveCounts,
  missing_files: z
    .array(z.string())
    .meta({ description: "Names of files that had gone when the archive was made, and so were not in it" }),
  refused_files: z.array(refusedFile).meta({
    description: "Files that were in it and were left out: an upload of them would have been refused",
  }),
})

/** Where a browser fetches the archive with the ticket that came along as a cookie. */
export const archiveTicketView = z.object({ url: z.string() })

export type ArchiveUploadDraft = z.output<typeof archiveUploadDraft>
export type ArchiveUploadView = z.output<typeof archiveUploadView>
export type ArchivePart = z.output<typeof archivePart>
export type RestoredView = z.output<typeof restoredView>
