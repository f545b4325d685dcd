// npm start: from a fresh clone to a running Hearthbook. Only Node's own modules: nothing is installed yet.
import { spawn } from "node:child_process"
import path from "node:path"
import { buildApp } from "./build.mjs"
import { installPackages } from "./install.mjs"
import { requireNode } from "./node-version.mjs"
import { root } from "./root.mjs"

if (!requireNode() || !(await installPackages()) || !(await buildApp())) process.exit(1)

// A process group of its own: Ctrl-C reaches this script and npm alike, and the server must be told once, not thrice.
const server = spawn(process.execPath, [path.join(root, "apps", "functions", "dist", "server.js")], {
  cwd: root,
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? "production" },
  stdio: "inherit",
  detached: process.platform !== "win32",
})

let told = false
function tell(signal) {
  if (!told) server.kill(signal)
  told = true
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, tell)

// npm passes a signal only to its shell, which dies without passing it on; then we have another parent than before.
const parent = process.ppid
const watch = setInterval(() => process.ppid !== parent && tell("SIGTERM"), 500)
watch.unref()

server.on("error", (error) => {
  console.error(`The server cannot be started: ${error.message}`)
  process.exit(1)
})
server.on("exit", (code) => process.exit(code ?? 1))
