// Starts a function like its platform, sends it a request and reports the time from before the import to the end of the response,
// and from the start of the process. Its arguments are the function's folder and the request.
import http from "node:http"
import path from "node:path"
import { PassThrough } from "node:stream"
import { pathToFileURL } from "node:url"

const [folder = "", given = ""] = process.argv.slice(2)
const { method, url, authorization, body } = JSON.parse(given)
const startedAt = performance.now()

if (path.basename(folder) === "function") await onLambda()
else await onVercel()

async function onVercel() {
  const { default: listener } = await load()
  const imported = performance.now()
  const server = http.createServer(listener).listen(0, "127.0.0.1", () => {
    const { port } = Object(server.address())
    const headers = { authorization, "content-type": "application/json" }
    const request = http.request({ port, host: "127.0.0.1", path: url, method, headers }, (answer) => {
      answer.resume().on("end", () => report(imported, answer.statusCode))
    })
    request.end(body)
  })
}

async function onLambda() {
  let status = 0
  const from = (/** @type {PassThrough} */ stream, /** @type {{ statusCode: number }} */ { statusCode }) => {
    status = statusCode
    return stream
  }
  /** @param {unknown} handler */
  const streamifyResponse = (handler) => handler
  Reflect.set(globalThis, "awslambda", { streamifyResponse, HttpResponseStream: { from } })
  const { handler } = await load()
  const imported = performance.now()
  const event = {
    rawPath: url,
    rawQueryString: "",
    headers: { host: "hearthbook.test", authorization, "content-type": "application/json" },
    requestContext: { domainName: "hearthbook.test", http: { method, path: url, sourceIp: "127.0.0.1" } },
    body,
  }
  const stream = new PassThrough()
  stream.resume().on("end", () => report(imported, status))
  await handler(event, stream, {})
}

function load() {
  return import(pathToFileURL(path.join(folder, "index.mjs")).href)
}

/**
 * @param {number} imported
 * @param {number | undefined} status
 */
function report(imported, status) {
  const now = performance.now()
  const rss = process.memoryUsage.rss()
  process.send?.({ status, imported: imported - startedAt, answered: now - startedAt, with_process: now, rss })
  process.disconnect()
  process.exit()
}
