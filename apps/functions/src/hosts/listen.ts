import { randomUUID } from "node:crypto"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import type { ErrorBody } from "@hearthbook/core/errors/errors"
import { getRequestListener, RequestError } from "@hono/node-server"

/** Thrown when the port cannot be opened. The message is one line. */
export class ListenError extends Error {
  override name = "ListenError"
}

type Fetch = Parameters<typeof getRequestListener>[0]

/** Milliseconds that running requests have to finish when the server stops. */
const closeTimeout = 5_000

/**
 * Milliseconds that a connection may be idle. Longer than proxies usually keep theirs (nginx and load balancers one minute, Caddy
 * two), so that the proxy closes first: if the server did, a request could be lost on a closing connection.
 */
const keepAliveTimeout = 125_000

/** Headers of the response to an invalid request, which never reaches the app. */
const bareHeaders = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cache-Control": "no-store",
  "Content-Type": "application/json",
  Connection: "close",
}

/** Returns a body in the format of the app's own errors. */
function refusal(): string {
  const message = "That request cannot be read: its address or its headers may be too long."
  return JSON.stringify({ message, code: "VALIDATION_ERROR", request_id: randomUUID() } satisfies ErrorBody)
}

/** Returns a complete HTTP response, to be written to a socket. */
function badRequest(): string {
  const body = refusal()
  const headers = Object.entries({ ...bareHeaders, "Content-Length": Buffer.byteLength(body) })
  return ["HTTP/1.1 400 Bad Request", ...headers.map((pair) => pair.join(": ")), "", body].join("\r\n")
}

/** Serves `fetch` on a port; 0 takes any free one. `close` lets running requests finish. Throws ListenError. */
export async function listen(fetch: Fetch, port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const answer = getRequestListener(fetch, {
    errorHandler: (error) =>
      error instanceof RequestError
        ? new Response(refusal(), { status: 400, headers: bareHeaders })
        : new Response(null, { status: 500, headers: bareHeaders }),
  })
  const serve: RequestListener = (incoming, outgoing) => {
    // While the server stops, a client would otherwise keep its connection for the next request.
    outgoing.once("close", () => void (server.listening || server.closeIdleConnections()))
    void answer(incoming, outgoing)
  }
  // The listener refuses a missing Host itself, because Node's own response lacks security headers.
  const server = createServer({ requireHostHeader: false, keepAliveTimeout }, serve)
  // An unknown Expect header is ignored, because Node's own refusal has neither headers nor a message.
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
      setTimeout(() => server.closeAllConnections(), closeTimeout).unref()
    })
  return { port: (server.address() as AddressInfo).port, close }
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === "EADDRINUSE")
    return `port ${port} is in use. Stop the program that uses it, or set PORT to another port.`
  if (error.code === "EACCES") return `port ${port} is not allowed for this user. Set PORT to one above 1023.`
  return `port ${port} cannot be opened: ${error.message}`
}
