import type { Context } from "hono"
import { errorResponse } from "../http/error-response.ts"

/** What is still read of a body that is refused, in bytes. */
const mostDrained = 16 * 1024 * 1024

/**
 * Refuses a body that is too large, once it has been read to its end and thrown away: a client that is still sending
 * would find the connection broken instead of the reason. Of a body without end the connection is closed.
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
  for (let read = 0; read <= mostDrained;) {
    const { done, value } = await reader.read()
    if (done) return true
    read += value.byteLength
  }
  await reader.cancel()
  return false
}
