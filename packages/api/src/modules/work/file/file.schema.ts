import { z } from "zod"
import { id, momentView, requiredText } from "@hearthbook/core/fields/fields"
import { fitFileName } from "@hearthbook/core/files/file-name"
import { largestFile, toMegabytes } from "@hearthbook/core/limits/file-limits"
import { limits } from "@hearthbook/core/limits/limits"
import { uploadView } from "../../../uploads/upload.schema.ts"

/** A longer name is shortened in the middle. */
const name = requiredText("File name", limits.given_file_name).overwrite(fitFileName)

/** A file for an assignment, in one request. */
export const fileUpload = z.object({
  assignment_id: id,
  name,
  content: z.instanceof(Uint8Array),
})

/** Starts to upload a file in parts. */
export const fileUploadDraft = z.object({
  assignment_id: id,
  name,
  size: z
    .int("Size must be the number of bytes of the whole file.")
    .min(1, "This file is empty.")
    .max(largestFile, `A file can have ${toMegabytes(largestFile)} at most.`)
    .meta({ description: "Bytes of the whole file" }),
  fingerprint: z.string().min(1).max(limits.fingerprint).optional().meta({
    description:
      "A text that identifies the file's content, such as a hash. An upload of the same name, size and fingerprint that was begun before is continued",
  }),
})

/** The progress of a file's upload. */
export const fileUploadView = uploadView.extend({
  direct_url: z.url().nullable().meta({
    description:
      "An address for PUT, valid for an hour, to which the whole file can be sent instead of its parts; null if this installation has no bucket",
  }),
})

export const filesOf = z.object({ assignment_id: id })

export const fileView = z.object({
  id,
  name: z.string(),
  content_type: z.string(),
  size: z.int().meta({ description: "Bytes" }),
  needs_password: z.boolean().meta({ description: "True for a PDF that asks for a password, so that it may not open" }),
  created_at: momentView,
})

/** A stored file. Its bytes are read while they are consumed. */
export const fileContent = fileView.extend({ chunks: z.custom<() => AsyncGenerator<Buffer<ArrayBuffer>>>() })

export type FileUpload = z.output<typeof fileUpload>
export type FileUploadDraft = z.output<typeof fileUploadDraft>
export type FileUploadView = z.output<typeof fileUploadView>
export type FileView = z.output<typeof fileView>
export type FileContent = z.output<typeof fileContent>
