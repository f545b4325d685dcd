import { createHash } from "node:crypto"
import { AppError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Bucket } from "../request/bucket.ts"

/** An object of a family. Its key begins with the family, so that no id leads to another family's object. */
export type StoredObject = { family_id: string; object_id: string }

/** The bytes of a range, and the size of the whole object. */
export type ObjectRange = { bytes: Buffer<ArrayBuffer>; size: number }

/** Stores an object. The service refuses bytes that were damaged on the way. UNAVAILABLE if it does not take them. */
export async function putObject(bucket: Bucket, object: StoredObject, bytes: Uint8Array): Promise<void> {
  const sha256 = createHash("sha256").update(bytes).digest("hex")
  const headers = { "x-amz-content-sha256": sha256, "content-type": "application/octet-stream" }
  await ask(bucket, object, { method: "PUT", headers, body: Buffer.from(bytes) })
}

/** Reads up to `length` bytes of an object. NOT_FOUND without the object, UNAVAILABLE if the service does not answer. */
export async function readObject(
  bucket: Bucket,
  object: StoredObject,
  start: number,
  length: number,
): Promise<ObjectRange> {
  const range = `bytes=${start}-${start + length - 1}`
  const { bytes, headers } = found(await ask(bucket, object, { headers: { range } }), "file")
  const size = /\/(\d+)$/.exec(headers.get("content-range") ?? "")?.[1]
  return { bytes, size: size === undefined ? bytes.length : Number(size) }
}

/** Copies an object within the service. NOT_FOUND without the object, UNAVAILABLE as `putObject`. */
export async function copyObject(bucket: Bucket, from: StoredObject, to: StoredObject): Promise<void> {
  const headers = { "x-amz-copy-source": addressOf(bucket, from).pathname }
  const { bytes } = found(await ask(bucket, to, { method: "PUT", headers }), "file")
  // The service may begin to answer before it has copied, and report a failure in the text.
  if (!bytes.includes("<CopyObjectResult")) throw unavailable("it did not copy an object")
}

/** Deletes an object; one that does not exist is fine. UNAVAILABLE if the service does not answer. */
export async function deleteObject(bucket: Bucket, object: StoredObject): Promise<void> {
  await ask(bucket, object, { method: "DELETE" })
}

/** The lifetime of an address in seconds: enough for the largest file on a slow connection. */
const presignedLife = 60 * 60

/**
 * An address to which anyone who has it can PUT an object of exactly `size` bytes for an hour. It can be used for nothing else.
 */
export async function presignPut(bucket: Bucket, object: StoredObject, size: number): Promise<string> {
  const url = addressOf(bucket, object)
  url.searchParams.set("X-Amz-Expires", String(presignedLife))
  const headers = { "content-length": String(size) }
  // The length is not signed by default.
  const signed = await sign(bucket, { method: "PUT", url: url.href, headers, signQuery: true, allHeaders: true })
  return signed.url.href
}

/** Seconds after which a request may be repeated. */
const retryAfter = 5

type Asked = { method?: "PUT" | "DELETE"; headers?: Record<string, string>; body?: Buffer<ArrayBuffer> }

type Answer = { headers: Headers; bytes: Buffer<ArrayBuffer> }

/** The service's answer; null if there is no such object. */
async function ask(bucket: Bucket, object: StoredObject, asked: Asked): Promise<Answer | null> {
  const { url, method, headers } = await sign(bucket, { method: "GET", ...asked, url: addressOf(bucket, object).href })
  const { response, bytes } = await call(url, { method, headers, body: asked.body ?? null }, bucket.timeout)
  if (response.ok) return { headers: response.headers, bytes }
  const code = /<Code>(\w+)<\/Code>/.exec(bytes.toString())?.[1] ?? ""
  if (response.status === 404 && code !== "NoSuchBucket") return null
  throw unavailable(`it answered ${response.status} ${code}`.trim())
}

async function call(url: URL, init: RequestInit, timeout: number) {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) })
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  } catch (cause) {
    throw unavailable("it did not answer", cause)
  }
}

function addressOf({ url }: Bucket, { family_id, object_id }: StoredObject): URL {
  return new URL(`${url}/families/${family_id}/${object_id}`)
}

type Signing = { method: string; url: string; headers?: Record<string, string>; signQuery?: true; allHeaders?: true }

/** Loads the library with the first call, because most installations have no bucket. */
async function sign({ region, key_id, secret }: Bucket, signing: Signing) {
  const { AwsV4Signer } = await import("aws4fetch")
  const keys = { accessKeyId: key_id, secretAccessKey: secret, service: "s3", region }
  return new AwsV4Signer({ ...signing, ...keys }).sign()
}

function unavailable(reason: string, original?: unknown): AppError {
  const cause = new Error(`The bucket could not be used: ${reason}.`, { cause: original })
  return new AppError("UNAVAILABLE", "Hearthbook cannot reach its files just now. Please try again in a moment.", {
    retry_after: retryAfter,
    cause,
  })
}
