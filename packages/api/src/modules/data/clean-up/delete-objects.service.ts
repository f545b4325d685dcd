import pLimit from "p-limit"
import type { Bucket } from "../../../request/bucket.ts"
import { deleteObject, type StoredObject } from "../../../stored-files/bucket-objects.ts"
import { openTransaction } from "../../../transaction/transaction.ts"
import { canGoOn, type FileJob } from "./file-job.ts"

const batch = 100
const concurrency = 10
/** The days after which an object that a row still needs is looked at again. */
const postponed = "1 day"

/**
 * Deletes the objects of deleted files and of uploads that were not finished, also those of families that are gone. An object
 * that a file or a change that can be undone needs is left. It can be interrupted at any point and run again. Stops, and throws
 * UNAVAILABLE, if the bucket does not answer.
 */
export async function deleteUnusedObjects(job: FileJob, bucket: Bucket): Promise<{ deleted_objects: number }> {
  let deleted_objects = 0
  while (canGoOn(job)) {
    const due = await takeDue(job)
    const unused = due.filter(({ is_needed }) => !is_needed)
    const limit = pLimit(concurrency)
    const results = await Promise.allSettled(unused.map((object) => limit(() => deleteObject(bucket, object))))
    const deleted = unused.filter((_, index) => results[index]?.status === "fulfilled")
    await removeRows(job, deleted)
    deleted_objects += deleted.length
    for (const result of results) if (result.status === "rejected") throw result.reason
    if (due.length < batch) break
  }
  return { deleted_objects }
}

type DueObject = StoredObject & { is_needed: boolean }

/**
 * The objects that are due, oldest first. Those that a row needs stay listed, because that row may be deleted at this moment,
 * and are postponed.
 */
function takeDue({ client, clock }: FileJob): Promise<DueObject[]> {
  const now = clock()
  return openTransaction(client, "change", async (db) => {
    const due = await db.$queryRaw<DueObject[]>`
      SELECT u.object_id, u.family_id, EXISTS (SELECT 1 FROM file_content c WHERE c.object_id = u.object_id)
        OR EXISTS (SELECT 1 FROM change_file c WHERE c.object_id = u.object_id) AS is_needed
      FROM unused_object u WHERE u.delete_after <= ${now} ORDER BY u.delete_after LIMIT ${batch}`
    const needed = due.filter(({ is_needed }) => is_needed).map(({ object_id }) => object_id)
    await db.$executeRaw`
      UPDATE unused_object SET delete_after = ${now}::timestamptz + ${postponed}::interval, updated_at = ${now}
      WHERE object_id = ANY (${needed}::uuid[])`
    return due
  })
}

function removeRows({ client }: FileJob, objects: StoredObject[]): Promise<unknown> {
  const object_id = { in: objects.map((object) => object.object_id) }
  return openTransaction(client, "change", (db) => db.unused_object.deleteMany({ where: { object_id } }))
}
