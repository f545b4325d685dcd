import { randomUUID } from "node:crypto"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import type { ErrorBody } from "@hearthbook/api/errors"
import { getRequestListener, RequestError } from "@hono/node-server"

/** The port cannot be had; the message is one line. */
export class ListenError extends Error {
  override name = "ListenError"
}

type Fetch = Parameters<typeof getRequestListener>[0]

/** Requests in flight when the server stops get this long to end, in milliseconds. */
const patience = 5_000

/**
 * Milliseconds that a connection may be idle: longer than usual proxies keep theirs (nginx and load balancers a minute, Caddy two).
 * Whoever closes first may do so while the other sends, and a write that is lost so is not sent again.
 */
const keepAliveTimeout = 125_000

/** Of the answer to what is no request at all, which the app never sees. */
const bareHeaders = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cache-Control": "no-store",
  "Content-Type": "application/json",
  Connection: "close",
}

/** The same words as the app's own refusals have. */
function refusal(): string {
  const message = "That request cannot be read: its address or its headers may be too long."
  return JSON.stringify({ message, code: "VALIDATION_ERROR", request_id: randomUUID() } satisfies ErrorBody)
}

/** The whole answer, where there is nobody to write it. */
function badRequest(): string {
  const body = refusal()
  const headers = Object.entries({ ...bareHeaders, "Content-Length": Buffer.byteLength(body) })
  return ["HTTP/1.1 400 Bad Request", ...headers.map((pair) => pair.join(": ")), "", body].join("\r\n")
}

/** Serves `fetch` on a port (0 takes any free one). Closing lets what is in flight end. Throws ListenError. */
export async function listen(fetch: Fetch, port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const answer = getRequestListener(fetch, {
    errorHandler: (error) =>
      error instanceof RequestError
        ? new Response(refusal(), { status: 400, headers: bareHeaders })
        : new Response(null, { status: 500, headers: bareHeaders }),
  })
  const serve: RequestListener = (incoming, outgoing) => {
    // Whoever is answered while we stop would keep the line for its next request.
    outgoing.once("close", () => void (server.listening || server.closeIdleConnections()))
    void answer(incoming, outgoing)
  }
  // A missing Host is refused by the listener, whose answer has our headers; Node's own has none.
  const server = createServer({ requireHostHeader: false, keepAliveTimeout }, serve)
  // Whoever expects what nobody knows is answered as if it did not; Node's own refusal would have neither headers nor words.
  server.on("checkExpectation", serve)
  server.on("clientError", (_, socket) => (socket.writable ? socket.end(badRequest()) : socket.destroy()))
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new ListenError(explain(error, port), { cause: error })),
    )
    server.listen(port, resolve)
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), patience).unref()
    })
  return { port: (server.address() as AddressInfo).port, close }
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === "EADDRINUSE") return `port ${port} is in use; stop what uses it, or set PORT to another.`
  if (error.code === "EACCES") return `port ${port} is not allowed for this user; set PORT to one above 1023.`
  return `port ${port} cannot be opened: ${error.message}`
}
