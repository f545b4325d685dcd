import { z } from "zod"
import { id, requiredText } from "@hearthbook/core/fields/fields"
import { oauthState } from "../../access/oauth/oauth.schema.ts"
import { submissionExtras } from "../submission/submission.schema.ts"

/** The OAuth scope that grants access only to the files that a person picks. */
export const driveScope = "https://www.googleapis.com/auth/drive.file"

export const driveToken = z.object({
  google_access_token: z
    .string()
    .meta({ description: "For Google's picker; only gives access to files picked with it" }),
})

const pick = "Pick a file from your Google Drive."

export const driveSubmission = z.object({
  assignment_id: id,
  file_id: requiredText("File", 200).regex(/^[\w-]+$/, pick),
  ...submissionExtras,
})

export const driveConnection = z.object({ state: oauthState })
