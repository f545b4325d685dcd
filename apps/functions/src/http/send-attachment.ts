import type { Context } from "hono"
import type { AppEnv } from "./app-env.ts"
import { refusalResponse } from "./error-response.ts"
import { toWebStream } from "./web-stream.ts"

type Attachment = { name: string; content_type: string; stream: AsyncIterable<Uint8Array> }

/** Answers a GET with a file that is made for it, as an attachment. `make` is not called for a HEAD. */
export async function sendAttachment(c: Context<AppEnv>, make: () => Promise<Attachment>): Promise<Response> {
  // Making a file only to discard it would be expensive.
  if (c.req.method === "HEAD") return c.body(null, 405, { Allow: "GET" })
  try {
    const { name, content_type, stream } = await make()
    c.header("Content-Type", content_type)
    c.header("Content-Disposition", `attachment; filename="${name}"`)
    c.header("Cache-Control", "private, no-store")
    return c.body(toWebStream(stream[Symbol.asyncIterator]()))
  } catch (error) {
    return refusalResponse(c, error)
  }
}
