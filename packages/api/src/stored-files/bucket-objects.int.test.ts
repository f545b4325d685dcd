import { randomUUID } from "node:crypto"
import { startSilentServer } from "@hearthbook/db/testing/silent-server"
import { afterAll, expect, test } from "vitest"
import { startBucketServer } from "../testing/bucket-server.ts"
import { copyObject, deleteObject, presignPut, putObject, readObject } from "./bucket-objects.ts"

const server = await startBucketServer()
const { bucket } = server
afterAll(server.close)

const anObject = () => ({ family_id: randomUUID(), object_id: randomUUID() })
const bytes = Buffer.from(Uint8Array.from({ length: 1000 }, (_, index) => index % 251))

test("an object is stored, read in ranges, copied and deleted", async () => {
  const [object, copy] = [anObject(), anObject()]
  await putObject(bucket, object, bytes)
  expect(await server.keys()).toContain(`families/${object.family_id}/${object.object_id}`)
  expect(await readObject(bucket, object, 0, 5000)).toEqual({ bytes, size: 1000 })
  expect(await readObject(bucket, object, 10, 5)).toEqual({ bytes: bytes.subarray(10, 15), size: 1000 })
  await copyObject(bucket, object, copy)
  await deleteObject(bucket, object)
  await deleteObject(bucket, object)
  await expect(readObject(bucket, object, 0, 1)).rejects.toMatchObject({ reason: "NOT_FOUND" })
  await expect(copyObject(bucket, object, anObject())).rejects.toMatchObject({ reason: "NOT_FOUND" })
  expect(await readObject(bucket, copy, 0, Number.MAX_SAFE_INTEGER)).toEqual({ bytes, size: 1000 })
})

test("a presigned address takes one object of the announced size, and nothing else", async () => {
  const object = anObject()
  const url = await presignPut(bucket, object, bytes.length)
  const put = async (address: string, body: Uint8Array<ArrayBuffer>) =>
    (await fetch(address, { method: "PUT", body, signal: AbortSignal.timeout(10_000) })).status
  expect(await put(url, Buffer.concat([bytes, bytes]))).toBe(403)
  expect(await put(url.replace(object.family_id, randomUUID()), bytes)).toBe(403)
  expect(await put(url.replace("X-Amz-Expires=3600", "X-Amz-Expires=7200"), bytes)).toBe(403)
  await expect(readObject(bucket, object, 0, 1)).rejects.toMatchObject({ reason: "NOT_FOUND" })
  expect(await put(url, bytes)).toBe(200)
  expect(await readObject(bucket, object, 0, 5000)).toEqual({ bytes, size: 1000 })
  // Neither that address nor the plain one reads it.
  for (const address of [url, url.replace(/\?.*/, "")])
    expect((await fetch(address, { signal: AbortSignal.timeout(10_000) })).status).toBe(403)
})

test("a refusal of the service says why only in the log", async () => {
  const refused = await putObject({ ...bucket, secret: "another" }, anObject(), bytes).catch((error: unknown) => error)
  expect(refused).toMatchObject({
    reason: "UNAVAILABLE",
    message: "Hearthbook cannot reach its files just now. Please try again in a moment.",
    cause: { message: "The bucket could not be used: it answered 403 SignatureDoesNotMatch." },
  })
  await expect(putObject({ ...bucket, url: `${bucket.url}-2` }, anObject(), bytes)).rejects.toMatchObject({
    cause: { message: "The bucket could not be used: it answered 404 NoSuchBucket." },
  })
})

test("a service that does not answer is given up", async () => {
  const silent = await startSilentServer()
  const unreachable = { ...bucket, url: `${silent.url}/hearthbook`, timeout: 100 }
  try {
    await expect(readObject(unreachable, anObject(), 0, 1)).rejects.toMatchObject({
      reason: "UNAVAILABLE",
      cause: { message: "The bucket could not be used: it did not answer." },
    })
  } finally {
    await silent.close()
  }
})
