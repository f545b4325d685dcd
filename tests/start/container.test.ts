import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { freePort } from "@hearthbook/db/testing/listen"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startServer, type BuiltServer } from "../built-server.ts"

// Tests the output of `npm run build:container` without Docker: copies it to an empty folder and starts it like the image.
const root = fileURLToPath(new URL("../..", import.meta.url))
const dockerfile = readFileSync(path.join(root, "Dockerfile"), "utf8")
let folder: string
let server: BuiltServer
let port: string

/** Returns a command of the Dockerfile: the one that starts the image or its health check. */
function commandOf(instruction: RegExp): string[] {
  const words: unknown = JSON.parse(instruction.exec(dockerfile)?.[1] ?? "[]")
  return Array.isArray(words) ? words.map((word) => String(word).replace(/^\/app/, folder)) : []
}

beforeAll(async () => {
  execFileSync(process.execPath, ["--import", "tsx", "apps/functions/deploy/container.ts"], { cwd: root })
  folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-container-"))
  cpSync(path.join(root, "dist", "container"), folder, { recursive: true })
  port = String(await freePort())
  const [, ...program] = commandOf(/^CMD (\[.*\])$/m)
  server = await startServer({ PORT: port, DATA_DIR: path.join(folder, "data"), LOG_LEVEL: "warn" }, program)
})
afterAll(() => rmSync(folder, { recursive: true }))

test("the container's folder serves the app and signs people in, with nothing else installed", async () => {
  const page = await fetch(`${server.url}/settings`)
  expect(await page.text()).toContain('<div id="root">')
  const [, email, password] = /parent\s+(\S+@\S+)\s+(\S+)/.exec(server.output()) ?? []
  const body = JSON.stringify({ email, password })
  const headers = { "content-type": "application/json" }
  // Password hashing uses native code.
  expect((await fetch(`${server.url}/api/v1/auth/login`, { method: "POST", headers, body })).status).toBe(200)
  expect((await fetch(`${server.url}/api/docs`)).status).toBe(200)
})

test("the container answers Docker's health check and ends cleanly on SIGTERM", async () => {
  const [, ...question] = commandOf(/^\s+CMD (\["node", "-e".*\])$/m)
  execFileSync(process.execPath, question, { env: { PORT: port } })
  expect(await server.stop("SIGTERM")).toMatchObject({ code: 0, output: expect.stringMatching(/closed cleanly/i) })
})
