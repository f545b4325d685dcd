import http from "node:http"
import { brotliDecompressSync } from "node:zlib"
import { userAgent } from "../families/family-rows.ts"

/** A request that is sent to both product and floor. */
export type LoadRequest = {
  method: "GET" | "POST"
  path: string
  token?: string
  body?: unknown
  /** The client address, as a proxy would report it. */
  address: string
  /** Accepts a compressed answer, like a browser. The floor compresses none. */
  isCompressed?: boolean
  idempotency_key?: string
}

/** `bytes` is the length of the body as it was sent. */
export type Answer = { status: number; body: string; bytes: number; milliseconds: number }

/** Creates an agent that keeps one connection open for each client. */
export function openAgent(clients: number): http.Agent {
  return new http.Agent({ keepAlive: true, maxSockets: clients })
}

/** Sends a request like the parents' browser and waits for the complete response of any status. Throws if the connection breaks. */
export function send(agent: http.Agent, port: number, request: LoadRequest): Promise<Answer> {
  const { method, path, token, body, address, isCompressed = false, idempotency_key } = request
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    accept: "*/*",
    "user-agent": userAgent,
    "x-forwarded-for": address,
    ...(isCompressed && { "accept-encoding": "gzip, deflate, br, zstd" }),
    ...(idempotency_key && { "idempotency-key": idempotency_key }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(text !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
  }
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const call = http.request({ agent, host: "127.0.0.1", port, method, path, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk))
      incoming.on("error", reject)
      incoming.on("end", () => {
        const milliseconds = performance.now() - startedAt
        const sent = Buffer.concat(chunks)
        const body = isBrotli(incoming) ? brotliDecompressSync(sent) : sent
        resolve({ status: incoming.statusCode ?? 0, body: body.toString(), bytes: sent.length, milliseconds })
      })
    })
    call.on("error", reject)
    call.end(text)
  })
}

function isBrotli({ headers }: http.IncomingMessage): boolean {
  return headers["content-encoding"] === "br"
}
