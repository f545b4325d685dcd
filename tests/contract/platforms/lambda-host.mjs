// Runs a function like AWS Lambda behind a function URL: it receives an API Gateway event (version 2) and writes its
// response to a stream. Each instance serves one request at a time.
import { createServer } from "node:http"
import path from "node:path"
import { PassThrough } from "node:stream"
import { pathToFileURL } from "node:url"
import { takeTime } from "./clock.mjs"

/** Lambda's limit for an event, in bytes. */
const largestEvent = 6 * 1024 * 1024

// Globals of the Lambda runtime. `streamifyResponse` marks a handler that streams.
Reflect.set(globalThis, "awslambda", {
  /** @param {Handler} handler */
  streamifyResponse: (handler) => handler,
  HttpResponseStream: {
    /** @type {(stream: PassThrough, head: Head) => PassThrough} */
    from: (stream, head) => {
      stream.emit("head", head)
      return stream
    },
  },
})
const { handler } = await import(pathToFileURL(path.join(process.argv[2] ?? "", "index.mjs")).href)

/** @type {Promise<unknown>} */
let busy = Promise.resolve()

const server = createServer((request, response) => {
  const chunks = /** @type {Buffer[]} */ ([])
  request.on("data", (chunk) => chunks.push(chunk))
  request.on("end", () => {
    busy = busy.then(() => invoke(request, Buffer.concat(chunks), response)).catch((error) => console.error(error))
  })
})
server.listen(0, "127.0.0.1", () => process.send?.({ port: Reflect.get(Object(server.address()), "port") }))
process.on("disconnect", () => process.exit())

/**
 * @typedef {{ statusCode: number, headers: Record<string, string>, cookies: string[] }} Head
 * @typedef {(event: object, stream: PassThrough, context: object) => Promise<void>} Handler
 * @param {import("node:http").IncomingMessage} request
 * @param {Buffer} body
 * @param {import("node:http").ServerResponse} response
 */
async function invoke(request, body, response) {
  // A timer passes the event defined in the template.
  const event = request.headers["x-host-event"] ? JSON.parse(body.toString()) : toEvent(request, body)
  if (JSON.stringify(event).length > largestEvent) {
    response.writeHead(413, { "content-type": "application/json" })
    return void response.end(JSON.stringify({ Message: "Request Entity Too Large" }))
  }
  const stream = new PassThrough()
  stream.on("head", (/** @type {Head} */ { statusCode, headers, cookies }) => {
    response.writeHead(statusCode, { ...headers, ...(cookies.length > 0 && { "set-cookie": cookies }) })
  })
  // A response that fails halfway is aborted.
  stream.on("close", () => stream.readableEnded || response.destroy())
  // A client that disconnects ends the stream.
  response.on("close", () => stream.destroy())
  stream.pipe(response)
  await handler(event, stream, { awsRequestId: "00000000-0000-4000-8000-000000000000" })
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {Buffer} body
 */
function toEvent(request, body) {
  const { cookie, ...headers } = request.headers
  takeTime(headers)
  const [rawPath = "", rawQueryString = ""] = (request.url ?? "").split(/\?(.*)/s)
  const isText = /^(text\/|application\/(json|x-www-form-urlencoded))/.test(headers["content-type"] ?? "")
  const address = headers["x-host-caller"] ?? "127.0.0.1"
  delete headers["x-host-caller"]
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath,
    rawQueryString,
    cookies: cookie?.split("; "),
    headers: { ...headers, "x-forwarded-proto": "https", "x-forwarded-port": "443" },
    requestContext: {
      accountId: "anonymous",
      apiId: "hearthbook",
      domainName: headers.host,
      domainPrefix: "hearthbook",
      http: {
        method: request.method,
        path: rawPath,
        protocol: "HTTP/1.1",
        sourceIp: address,
        userAgent: headers["user-agent"],
      },
      requestId: "00000000-0000-4000-8000-000000000000",
      routeKey: "$default",
      stage: "$default",
      timeEpoch: Date.now(),
    },
    body: body.length === 0 ? undefined : body.toString(isText ? "utf8" : "base64"),
    isBase64Encoded: body.length > 0 && !isText,
  }
}
