import { AppError } from "@hearthbook/core/errors/errors"
import { deleteUnusedObjects } from "./delete-objects.service.ts"
import type { FileJob } from "./file-job.ts"
import { moveToBucket, moveToDatabase } from "./move-files.service.ts"

/** The counts of a run. `is_complete` is false if the bucket did not answer. */
export type TendedBucket = { moved_files: number; deleted_objects: number; is_complete: boolean }

/**
 * Moves the contents of files to where FILE_STORE says, and deletes objects that no file needs. Does nothing without a bucket.
 * A bucket that does not answer is logged, and the next run continues.
 */
export async function tendBucket(job: FileJob): Promise<TendedBucket> {
  const { bucket } = job.settings
  const counts = { moved_files: 0, deleted_objects: 0, is_complete: true }
  if (!bucket) return counts
  try {
    // First, because data that was deleted should not wait for the others.
    Object.assign(counts, await deleteUnusedObjects(job, bucket))
    Object.assign(counts, await (bucket.takes_files ? moveToBucket(job, bucket) : moveToDatabase(job, bucket)))
    return counts
  } catch (error) {
    if (!(error instanceof AppError && error.reason === "UNAVAILABLE")) throw error
    job.log.warn({ err: error.cause }, "the bucket did not answer")
    return { ...counts, is_complete: false }
  }
}
