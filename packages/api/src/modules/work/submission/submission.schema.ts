import { z } from "zod"
import { id, momentView, optionalLink, optionalText } from "@hearthbook/core/fields/fields"
import { fileView } from "../file/file.schema.ts"
import { maxFiles } from "@hearthbook/core/limits/file-limits"
import { limits } from "@hearthbook/core/limits/limits"

export const submissionKinds = ["drive", "upload", "text", "link"] as const

const answer = optionalText("Written answer", limits.long_text)
const waitingFiles = z
  .array(id)
  .max(maxFiles, `You can turn in ${maxFiles} files at most.`)
  .optional()
  .meta({ description: "Files that wait with this assignment, in this order" })
/** The fields that every kind of submission can have. */
export const submissionExtras = { text: answer, file_ids: waitingFiles }

/** A submission. An adult may leave all fields out, for work on paper. */
export const submissionDraft = z.object({
  assignment_id: id,
  url: optionalLink("Link to the work"),
  ...submissionExtras,
})

export const submissionsOf = z.object({ assignment_id: id })

export const submissionView = z.object({
  id,
  assignment_id: id,
  kind: z.enum(submissionKinds),
  url: z.string().nullable(),
  text: z.string().nullable(),
  files: z.array(fileView),
  submitted_at: momentView,
})
export type SubmissionView = z.output<typeof submissionView>
