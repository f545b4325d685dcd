import { z } from "zod"
import { id, requiredText } from "../../fields/fields.ts"
import { oauthState } from "../oauth/oauth.schema.ts"
import { submissionExtras } from "../submission/submission.schema.ts"

/** What lets Hearthbook see the files that somebody picks, and no others. */
export const driveScope = "https://www.googleapis.com/auth/drive.file"

/** The kinds of file that can be handed in from Drive (S §2), as Google names them. */
export const driveTypes = [
  "application/pdf",
  "application/vnd.google-apps.document",
  "image/jpeg",
  "image/png",
] as const

export const driveToken = z.object({
  google_access_token: z.string().meta({ description: "For Google's picker: sees only what is picked with it" }),
})

const pick = "Pick a file from your Google Drive."

export const driveSubmission = z.object({
  assignment_id: id,
  file_id: requiredText("File", 200).regex(/^[\w-]+$/, pick),
  ...submissionExtras,
})

export const driveConnection = z.object({ state: oauthState })
