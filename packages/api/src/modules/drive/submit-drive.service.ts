import type { z } from "zod"
import { AppError, fieldError } from "../../errors/errors.ts"
import { runInTransaction, type IdentifiedContext } from "../../transaction/run-in-transaction.ts"
import type { AssignmentView } from "../assignment/assignment.schema.ts"
import { lockOpenWork, createSubmission, markSubmitted } from "../submission/submission.service.ts"
import { driveTypes, type driveSubmission } from "./drive.schema.ts"
import { freshDriveToken, requireGoogle } from "./drive-token.service.ts"
import { readDriveFile, type DriveFile } from "./google-drive.ts"

/**
 * Hands in a file of the caller's Drive by its view link, with what is written and added beside it, once Google has said that the caller may see it and what it is (S
 * §2). 400 at `file_id` for one that was not picked or is of another kind, DRIVE_DISCONNECTED, NOT_FOUND, CONFLICT once the
 * work is graded.
 */
export async function submitDriveFile(
  context: IdentifiedContext,
  { assignment_id, file_id, text = null, file_ids = [] }: z.output<typeof driveSubmission>,
): Promise<AssignmentView> {
  // Whether there is such work is said before Google is asked.
  await runInTransaction(context, "change", (scope) => lockOpenWork(scope, assignment_id))
  const { webViewLink: url } = await readPicked(context, file_id)
  return runInTransaction(context, "change", async (scope) => {
    const work = await lockOpenWork(scope, assignment_id)
    await createSubmission(scope, work, { kind: "drive", url, text, file_ids })
    return markSubmitted(scope, work, url)
  })
}

async function readPicked(context: IdentifiedContext, file_id: string): Promise<DriveFile> {
  const keys = requireGoogle(context.settings.google)
  const first = await readDriveFile(keys, await freshDriveToken(context), file_id)
  // A token may end before its time: once more with a new one.
  const file =
    first === "refused" ? await readDriveFile(keys, await freshDriveToken(context, { renew: true }), file_id) : first
  if (file === "refused") throw new AppError("DRIVE_DISCONNECTED")
  if (file === "missing" || file.trashed) throw fieldError("file_id", "That file cannot be opened. Pick it again.")
  if (!driveTypes.some((type) => type === file.mimeType)) {
    throw fieldError("file_id", "Pick a PDF, a Google document, or a JPEG or PNG picture.")
  }
  return file
}
