import type { z } from "zod"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import type { AssignmentView } from "../assignment/assignment.schema.ts"
import { lockOpenWork, createSubmission, markSubmitted } from "../submission/submission.service.ts"
import { driveTypes } from "@hearthbook/core/limits/file-limits"
import type { driveSubmission } from "./drive.schema.ts"
import { freshDriveToken, requireGoogle } from "./drive-token.service.ts"
import { readDriveFile, type DriveFile } from "./google-drive.ts"

/**
 * Turns in a file of the caller's Drive as its view link, with further text and files, after checking its type and the caller's
 * access at Google. VALIDATION_ERROR at `file_id` for a file that was not picked or has another type, DRIVE_DISCONNECTED,
 * NOT_FOUND, CONFLICT if the work is graded.
 */
export async function submitDriveFile(
  context: IdentifiedContext,
  { assignment_id, file_id, text = null, file_ids = [] }: z.output<typeof driveSubmission>,
): Promise<AssignmentView> {
  // Checks that the work can be turned in before Google is called.
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
  // A token may become invalid early, so it is renewed once.
  const file =
    first === "refused" ? await readDriveFile(keys, await freshDriveToken(context, { renew: true }), file_id) : first
  if (file === "refused") throw new AppError("DRIVE_DISCONNECTED")
  if (file === "missing" || file.trashed) throw fieldError("file_id", "This file cannot be opened. Pick it again.")
  if (!driveTypes.some((type) => type === file.mimeType)) {
    throw fieldError("file_id", "Pick a PDF, a Google document, or a JPEG or PNG picture.")
  }
  return file
}
