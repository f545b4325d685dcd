import { Prisma } from "@hearthbook/db"
import pLimit from "p-limit"
import { AppError } from "@hearthbook/core/errors/errors"
import type { Bucket } from "../../../request/bucket.ts"
import { putObject, readObject, type StoredObject } from "../../../stored-files/bucket-objects.ts"
import { fromBase64, toBase64 } from "../../../stored-files/stored-bytes.ts"
import { keepObject, releaseObjects, reserveObject } from "../../../stored-files/unused-objects.ts"
import { openTransaction } from "../../../transaction/transaction.ts"
import { canGoOn, type FileJob } from "./file-job.ts"

const batch = 100
const concurrency = 8
/** Larger contents, in bytes, are moved one at a time, because each is in memory several times. */
const largestAtOnce = 1024 * 1024
/** The time in milliseconds in which a content is stored in the bucket and its row changed. */
const moveLife = 60 * 60_000

type Content = { file_id: string; family_id: string; size: number }

/**
 * Moves the contents of files from the database to the bucket, in the order of their upload. Pictures of people and logos stay:
 * they are small, and many pages show them. The database has a content until its object is stored and the row says so, so it can be
 * interrupted at any point and run again. Stops, and throws UNAVAILABLE, if the bucket does not answer.
 */
export async function moveToBucket(job: FileJob, bucket: Bucket): Promise<{ moved_files: number }> {
  let moved_files = 0
  let after: string | null = null
  while (canGoOn(job)) {
    const contents: Content[] = await listContents(job, after)
    moved_files += await moveEach(
      job,
      contents,
      ({ size }) => size,
      (content) => moveContent(job, bucket, content),
    )
    after = contents.at(-1)?.file_id ?? null
    if (contents.length < batch) break
  }
  return { moved_files }
}

function listContents({ client }: FileJob, after: string | null): Promise<Content[]> {
  const from = after ? Prisma.sql`AND c.file_id > ${after}::uuid` : Prisma.empty
  return openTransaction(
    client,
    "change",
    (db) => db.$queryRaw<Content[]>`
      SELECT c.file_id, c.family_id, octet_length(c.bytes) AS size FROM file_content c
      JOIN file f ON f.family_id = c.family_id AND f.id = c.file_id
      WHERE c.object_id IS NULL ${from} AND f.user_id IS NULL AND f.student_id IS NULL AND f.provider_id IS NULL
        AND NOT f.is_logo
      ORDER BY c.file_id LIMIT ${batch}`,
  )
}

/** True if the content was moved; false if it was deleted meanwhile, or another run has moved it. */
async function moveContent(
  { client, clock }: FileJob,
  bucket: Bucket,
  { file_id, family_id }: Content,
): Promise<boolean> {
  const [row] = await openTransaction(
    client,
    "change",
    (db) => db.$queryRaw<{ base64: string }[]>`
      SELECT encode(bytes, 'base64') AS base64 FROM file_content
      WHERE file_id = ${file_id}::uuid AND family_id = ${family_id}::uuid AND object_id IS NULL`,
  )
  if (!row) return false
  const object = await openTransaction(client, "change", (db) =>
    reserveObject({ db, family_id, now: clock() }, moveLife),
  )
  await putObject(bucket, object, fromBase64(row.base64))
  return openTransaction(client, "change", async (db) => {
    const count = await db.$executeRaw`
      UPDATE file_content SET bytes = NULL, object_id = ${object.object_id}::uuid, updated_at = ${clock()}
      WHERE file_id = ${file_id}::uuid AND family_id = ${family_id}::uuid AND object_id IS NULL`
    // Otherwise the object stays listed as unused.
    if (count > 0) await keepObject({ db, family_id, now: clock() }, object.object_id)
    return count > 0
  })
}

/**
 * Moves all contents from the bucket back to the database, also those of changes that can be undone. As safe as `moveToBucket`. An
 * object that is missing is logged and passed over.
 */
export async function moveToDatabase(job: FileJob, bucket: Bucket): Promise<{ moved_files: number }> {
  let moved_files = 0
  for (const table of ["file_content", "change_file"] as const) {
    for (let after: string | null = null; canGoOn(job);) {
      const objects: StoredObject[] = await listObjects(job, table, after)
      // All one at a time, because the sizes are not known.
      moved_files += await moveEach(
        job,
        objects,
        () => Infinity,
        (object) => moveBack(job, bucket, table, object),
      )
      after = objects.at(-1)?.object_id ?? null
      if (objects.length < batch) break
    }
  }
  return { moved_files }
}

type Table = "file_content" | "change_file"

function listObjects({ client }: FileJob, table: Table, after: string | null): Promise<StoredObject[]> {
  const from = after ? Prisma.sql`AND object_id > ${after}::uuid` : Prisma.empty
  return openTransaction(
    client,
    "change",
    (db) => db.$queryRaw<StoredObject[]>`
      SELECT object_id, family_id FROM ${Prisma.raw(table)} WHERE object_id IS NOT NULL ${from}
      ORDER BY object_id LIMIT ${batch}`,
  )
}

async function moveBack(
  { client, clock, log }: FileJob,
  bucket: Bucket,
  table: Table,
  object: StoredObject,
): Promise<boolean> {
  const bytes = await readWhole(bucket, object)
  if (!bytes) {
    log.error({ object_id: object.object_id }, "the bucket lacks an object of a file")
    return false
  }
  return openTransaction(client, "change", async (db) => {
    const count = await db.$executeRaw`
      UPDATE ${Prisma.raw(table)} SET bytes = decode(${toBase64(bytes)}, 'base64'), object_id = NULL, updated_at = ${clock()}
      WHERE object_id = ${object.object_id}::uuid AND family_id = ${object.family_id}::uuid`
    if (count > 0) await releaseObjects({ db, now: clock() }, [object])
    return count > 0
  })
}

/** All bytes of an object; null if it is missing. */
async function readWhole(bucket: Bucket, object: StoredObject): Promise<Uint8Array | null> {
  try {
    return (await readObject(bucket, object, 0, Number.MAX_SAFE_INTEGER)).bytes
  } catch (error) {
    if (error instanceof AppError && error.reason === "NOT_FOUND") return null
    throw error
  }
}

/** Moves small contents a few at a time, and large ones one by one. Waits for all that were begun, then throws the first failure. */
async function moveEach<Item>(
  job: FileJob,
  items: Item[],
  sizeOf: (item: Item) => number,
  move: (item: Item) => Promise<boolean>,
): Promise<number> {
  const small = pLimit(concurrency)
  const large = pLimit(1)
  let failed = false
  const moveUnlessOver = async (item: Item) => {
    if (failed || !canGoOn(job)) return false
    return move(item).catch((error: unknown) => {
      failed = true
      throw error
    })
  }
  const results = await Promise.allSettled(
    items.map((item) => (sizeOf(item) > largestAtOnce ? large : small)(() => moveUnlessOver(item))),
  )
  for (const result of results) if (result.status === "rejected") throw result.reason
  return results.filter((result) => result.status === "fulfilled" && result.value).length
}
