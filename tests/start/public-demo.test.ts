import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { freePort } from "@hearthbook/db/testing/listen"
import { demoPeople } from "@hearthbook/db/seed/demo"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { startServer, type BuiltServer } from "../built-server.ts"

// The documented container with a public APP_URL and no DATABASE_URL. The demo family's passwords are published in the source.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

let folder: string
let running: BuiltServer | undefined
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-public-"))))
afterEach(async () => {
  await running?.stop()
  running = undefined
  await rm(folder, { recursive: true })
})

const elsewhere = { APP_URL: "https://hearthbook.example" }

async function start(settings: Record<string, string> = {}): Promise<BuiltServer> {
  await running?.stop()
  running = await startServer({ PORT: String(await freePort()), DATA_DIR: folder, LOG_LEVEL: "info", ...settings })
  return running
}

async function post(url: string, at: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" }
  return fetch(`${url}/api/v1${at}`, { method: "POST", headers, body: JSON.stringify(body) })
}

/** Counts the published logins that work. */
async function publishedThatOpen({ url }: BuiltServer): Promise<number> {
  const answers = await Promise.all(
    demoPeople.map(({ email, password }) => post(url, "/auth/login", { email, password })),
  )
  return answers.filter(({ ok }) => ok).length
}

/** Returns the printed logins. */
function printedLogins({ output }: BuiltServer): { email: string; password: string }[] {
  const found = output().matchAll(/^ {2}(?:parent|teacher|student) +(\S+@\S+) {2}(\S+)$/gm)
  return [...found].map(([, email = "", password = ""]) => ({ email, password }))
}

test("a new public installation prints random demo passwords once and accepts no published one", async () => {
  const first = await start(elsewhere)
  expect(await publishedThatOpen(first)).toBe(0)
  const printed = printedLogins(first)
  expect(printed.map(({ email }) => email)).toEqual(demoPeople.map(({ email }) => email))
  expect(first.output()).toContain("shown only once")
  for (const login of printed) expect((await post(first.url, "/auth/login", login)).status).toBe(200)
  // If it becomes private again, it prints no invalid passwords.
  expect(printedLogins(await start())).toEqual([])
})

test("an installation that becomes public closes the published passwords and ends their sessions", async () => {
  const home = await start()
  expect(await publishedThatOpen(home)).toBe(demoPeople.length)
  expect(printedLogins(home)).toEqual(demoPeople.map(({ email, password }) => ({ email, password })))
  const [parent] = demoPeople
  const { access_token } = await (await post(home.url, "/auth/login", { ...parent })).json()

  const reached = await start(elsewhere)
  expect(await publishedThatOpen(reached)).toBe(0)
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await fetch(`${reached.url}/api/v1/students`, { headers })).status).toBe(401)
  const printed = printedLogins(reached)
  expect(printed).toHaveLength(demoPeople.length)
  for (const login of printed) expect((await post(reached.url, "/auth/login", login)).status).toBe(200)
})
