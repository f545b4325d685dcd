import type { Context } from "hono"
import { errorResponse } from "../http/error-response.ts"

/** The bytes of a refused body that are still read. */
const maxDrained = 16 * 1024 * 1024

/**
 * Answers 413 to a body that is too large, after reading and discarding it: a client that is still sending would see a broken
 * connection instead of the response. If the body is longer than 16 MB, the connection is closed.
 */
export async function refuseBody(c: Context, message?: string): Promise<Response> {
  const isRead = await drain(c.req.raw.body)
  if (!isRead) c.header("Connection", "close")
  return errorResponse(c, "PAYLOAD_TOO_LARGE", message)
}

async function drain(body: ReadableStream<Uint8Array> | null): Promise<boolean> {
  if (!body) return true
  if (body.locked) return false
  const reader = body.getReader()
  for (let read = 0; read <= maxDrained;) {
    const { done, value } = await reader.read()
    if (done) return true
    read += value.byteLength
  }
  await reader.cancel()
  return false
}
