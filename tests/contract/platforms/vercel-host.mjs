// Runs a function like Vercel's launcher for Node: imports its handler and calls it from a Node server. Sends the server's
// address to the parent process.
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { takeTime } from "./clock.mjs"

const folder = process.argv[2] ?? ""
const { handler, launcherType } = JSON.parse(readFileSync(path.join(folder, ".vc-config.json"), "utf8"))
if (launcherType !== "Nodejs") throw new Error(`Unknown launcher ${launcherType}.`)

// Work after a response continues, because this process stays alive.
if (process.env.HOST_WAITS_UNTIL) {
  const context = { waitUntil: () => undefined }
  Reflect.set(globalThis, Symbol.for("@vercel/request-context"), { get: () => context })
}

let listener = await import(pathToFileURL(path.join(folder, handler)).href)
// Compilers may nest the handler in several `default`s, which the launcher unwraps.
for (let depth = 0; depth < 5 && listener.default; depth++) listener = listener.default

const server = createServer((request, response) => {
  takeTime(request.headers)
  listener(request, response)
})
server.listen(0, "127.0.0.1", () => process.send?.({ port: Reflect.get(Object(server.address()), "port") }))
process.on("disconnect", () => process.exit())
