import http from "node:http"
import { userAgent } from "./household-rows.ts"

/** One call, the same to the product and to the floor. */
export type LoadRequest = {
  method: "GET" | "POST"
  path: string
  token?: string
  body?: unknown
  /** From where it comes, as a proxy in front would tell. */
  address: string
}

export type Answer = { status: number; body: string; milliseconds: number }

/** What keeps one connection open for each client. */
export function openAgent(clients: number): http.Agent {
  return new http.Agent({ keepAlive: true, maxSockets: clients })
}

/** Sends a request as the parents' browser does, and waits for the whole answer. Answers whatever the status is; throws where the line breaks. */
export function send(agent: http.Agent, port: number, request: LoadRequest): Promise<Answer> {
  const { method, path, token, body, address } = request
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    accept: "*/*",
    "user-agent": userAgent,
    "x-forwarded-for": address,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(text !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
  }
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const call = http.request({ agent, host: "127.0.0.1", port, method, path, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk))
      incoming.on("error", reject)
      incoming.on("end", () => {
        const milliseconds = performance.now() - begun
        resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString(), milliseconds })
      })
    })
    call.on("error", reject)
    call.end(text)
  })
}
