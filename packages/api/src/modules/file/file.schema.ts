import { z } from "zod"
import { id, momentView, requiredText } from "../../fields/fields.ts"
import { limits } from "../../rules/limits.ts"

/** A file for an assignment, one per request. */
export const fileUpload = z.object({
  assignment_id: id,
  name: requiredText("File name", limits.file_name),
  /** The type declared by the client. The content decides the actual type. */
  content_type: z.string(),
  content: z.instanceof(Uint8Array),
})

export const filesOf = z.object({ assignment_id: id })

export const fileView = z.object({
  id,
  name: z.string(),
  content_type: z.string(),
  size: z.int().meta({ description: "Bytes" }),
  created_at: momentView,
})

/** A stored file with its content. */
export const fileContent = fileView.extend({ content: z.instanceof(Uint8Array) })

export type FileUpload = z.output<typeof fileUpload>
export type FileView = z.output<typeof fileView>
export type FileContent = z.output<typeof fileContent>
