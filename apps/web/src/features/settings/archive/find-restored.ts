import { readError } from "../../../lib/read-error.ts"
import { trpcClient } from "../../../session/client.ts"
import type { RestoredCounts } from "./restored-words.ts"
import { readUpload } from "./upload-archive.ts"

/**
 * What was restored, where a restore was asked for and its answer did not come: a proxy had no patience, or the line was lost.
 * Only with all that is written does what was sent go, and a family that was empty has something then. Null where it is not
 * so, or cannot be known now.
 */
export async function findRestored(upload_id: string): Promise<RestoredCounts | null> {
  try {
    if (await isStillUploaded(upload_id)) return null
    const { children, attendance, ...others } = (await trpcClient.account.read.query()).family
    const { subjects, providers, curricula, lessons, assignments, submissions, grades, files, resources } = others
    const courses = { subjects, providers, curricula, lessons, assignments, submissions, grades, files, resources }
    const counts = { students: children, ...courses, schedule: others.schedule, attendance_records: attendance }
    return Object.values(counts).some((count) => count > 0) ? counts : null
  } catch {
    return null
  }
}

/** Whether the server has still what was sent. */
async function isStillUploaded(upload_id: string): Promise<boolean> {
  try {
    await readUpload(upload_id)
    return true
  } catch (cause) {
    if (readError(cause).code === "NOT_FOUND") return false
    throw cause
  }
}
