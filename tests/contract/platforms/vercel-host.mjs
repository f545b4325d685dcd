// One function as Vercel's launcher for Node runs it: its handler is imported, and a server of Node's calls it with what the
// edge passes on. Its address goes to who started it, once it is there.
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { takeTime } from "./clock.mjs"

const folder = process.argv[2] ?? ""
const { handler, launcherType } = JSON.parse(readFileSync(path.join(folder, ".vc-config.json"), "utf8"))
if (launcherType !== "Nodejs") throw new Error(`There is no launcher ${launcherType}.`)

// What runs on after an answer, where the test lets it: a process that stays has nothing to do for it.
if (process.env.HOST_WAITS_UNTIL) {
  const context = { waitUntil: () => undefined }
  Reflect.set(globalThis, Symbol.for("@vercel/request-context"), { get: () => context })
}

let listener = await import(pathToFileURL(path.join(folder, handler)).href)
// The launcher looks for it below any number of `default`s, as other compilers nest them.
for (let depth = 0; depth < 5 && listener.default; depth++) listener = listener.default

const server = createServer((request, response) => {
  takeTime(request.headers)
  listener(request, response)
})
server.listen(0, "127.0.0.1", () => process.send?.({ port: Reflect.get(Object(server.address()), "port") }))
process.on("disconnect", () => process.exit())
