import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises"
import http from "node:http"
import net from "node:net"
import { once } from "node:events"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { freePort } from "@hearthbook/db/testing/listen"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { processorTime } from "../processor-time.ts"
import { copySeededFolder } from "../seeded-folder.ts"
import { launchServer, runServer, startServer, type BuiltServer, type Settings } from "../built-server.ts"

let folder: string
let port: string
const running: BuiltServer[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-start-"))
  port = String(await freePort())
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
  await rm(folder, { recursive: true })
})

const dataFolder = () => path.join(folder, "data")

/** Returns the status of a GET request with any headers. */
function askAs(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    http.get(url, { headers }, (answer) => resolve(answer.resume().statusCode)).on("error", reject)
  })
}

async function start(settings: Settings = {}): Promise<BuiltServer> {
  const server = await startServer({ PORT: port, DATA_DIR: dataFolder(), LOG_LEVEL: "warn", ...settings })
  running.push(server)
  return server
}

/** Starts with the data of a first start, which is much faster. */
async function startAgain(settings: Settings = {}): Promise<BuiltServer> {
  await copySeededFolder(dataFolder())
  return start(settings)
}

describe("a family's own computer", () => {
  test("prints the address and logins that work, and closes cleanly on SIGTERM", { tags: ["smoke"] }, async () => {
    const server = await start()
    expect(server.url).toBe(`http://localhost:${port}`)
    // Other users of the computer have no access.
    expect((await stat(dataFolder())).mode & 0o077).toBe(0)
    const demo = demoLogin(server.output())
    expect((await logIn(server.url, demo.email, demo.password)).status).toBe(200)
    const { code, output } = await server.stop("SIGTERM")
    expect(code).toBe(0)
    expect(output).toMatch(/closed cleanly/i)
    expect(existsSync(path.join(dataFolder(), "lock"))).toBe(false)
  })

  test("stopped while it starts, closes what it has opened, and starts again", async () => {
    const server = launchServer({ PORT: port, DATA_DIR: dataFolder(), LOG_LEVEL: "silent" })
    const live = () => askAs(`http://localhost:${port}/api/health/live`, {}).catch(() => 0)
    await expect.poll(live, { timeout: 30_000 }).toBe(200)
    expect(await server.stop("SIGINT")).toMatchObject({ code: 0, output: expect.stringMatching(/closed cleanly/i) })
    expect(existsSync(path.join(dataFolder(), "lock"))).toBe(false)
    const demo = demoLogin((await start()).output())
    expect((await logIn(`http://localhost:${port}`, demo.email, demo.password)).status).toBe(200)
  })

  test("keeps records and sessions when it restarts within seconds", { tags: ["smoke"] }, async () => {
    const first = await startAgain()
    const { body, password, email } = await register(first.url)
    const student = { first_name: "Ada", last_name: "Young", grade_level: "4", date_of_birth: "2016-05-20" }
    expect((await call(first.url, "POST", "/students", student, body.access_token)).ok).toBe(true)
    expect((await first.stop("SIGINT")).code).toBe(0)

    const begun = performance.now()
    const second = await start()
    // Several times the duration on an idle machine. A browser that runs beside it lengthens the wait, and not the processor time.
    expect(processorTime(second.pid) ?? performance.now() - begun).toBeLessThan(20_000)
    // A token from before the restart is valid, because the signing key is stored with the data.
    const children = await call(second.url, "GET", "/students", undefined, body.access_token)
    expect(await children.json()).toMatchObject([{ first_name: "Ada" }])
    expect((await logIn(second.url, email, password)).status).toBe(200)
  })

  test("refuses a body of 2 MB or an address of 17 kB with a message, and keeps the connection", async () => {
    const { url } = await startAgain()
    const { access_token } = (await register(url)).body
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    const body = JSON.stringify({ name: "x".repeat(2 * 1024 * 1024) })
    for (let round = 0; round < 5; round++) {
      const refused = await sendOver(agent, `${url}/api/v1/subjects`, body, access_token)
      expect(refused).toMatchObject({ status: 413, text: expect.stringContaining("PAYLOAD_TOO_LARGE") })
      expect(await sendOver(agent, `${url}/api/health`)).toMatchObject({ status: 200 })
    }
    // Node refuses this before the app sees it.
    const long = await sendOver(agent, `${url}/api/v1/students?search=${"x".repeat(17_000)}`)
    expect(long).toMatchObject({ status: 400, text: expect.stringContaining('"code":"VALIDATION_ERROR"') })
    agent.destroy()
  })

  test("refuses a second server on the same data folder, names the first, and harms nothing", async () => {
    const first = await startAgain()
    const second = await refused({ PORT: String(await freePort()) })
    expect(second).toContain(String(first.pid))
    expect(second).toContain(dataFolder())
    expect((await register(first.url)).status).toBeLessThan(300)
  })

  test("takes over the data folder of a killed server with everything it had saved", async () => {
    const first = await startAgain()
    const { email, password } = await register(first.url)
    await first.stop("SIGKILL")
    const second = await start()
    expect((await logIn(second.url, email, password)).status).toBe(200)
  })
})

test("admin:grant makes an adult an administrator, and no one else", async () => {
  const first = await startAgain()
  const { body, email } = await register(first.url)
  await first.stop()
  expect(await grantAdmin(email)).toContain("is now an administrator")
  expect(await grantAdmin(email)).toContain("is already an administrator")
  expect(await grantAdmin("eli@hearthbook.app")).toContain("a child's login")
  expect(await grantAdmin("unknown@example.com")).toContain("there is no account with the address")
  const second = await start()
  const whoami = await call(second.url, "GET", "/auth/whoami", undefined, body.access_token)
  expect(await whoami.json()).toMatchObject({ email, role: "admin" })
})

describe("exits with an error and one line that names the cause when", { tags: ["smoke"] }, () => {
  test("the port is busy", async () => {
    const other = net.createServer().listen(Number(port))
    await once(other, "listening")
    expect(await refused()).toContain(`port ${port}`)
    other.close()
    // Everything that was opened before the port is closed again.
    expect(existsSync(path.join(dataFolder(), "lock"))).toBe(false)
  })

  test("the data folder cannot be written", async () => {
    // A folder cannot be created below a file, not even by root.
    await writeFile(path.join(folder, "file"), "")
    const impossible = path.join(folder, "file", "data")
    expect(await refused({ DATA_DIR: impossible })).toContain(impossible)
  })

  test.runIf(existsSync("/proc/self"))("the system does not allow the data folder at its path", async () => {
    expect(await refused({ DATA_DIR: "/proc/hearthbook/data" })).toContain("/proc/hearthbook/data")
  })

  test("DATABASE_URL is not a URL", async () => {
    expect(await refused({ DATABASE_URL: "my database", AUTH_SECRET: secret })).toContain("DATABASE_URL")
  })

  test("a hosted database is configured without AUTH_SECRET", async () => {
    expect(await refused({ DATABASE_URL: "postgresql://u:p@127.0.0.1/hearthbook" })).toContain("AUTH_SECRET")
  })

  test("a setting has an invalid value", async () => {
    expect(await refused({ PORT: "tea" })).toContain("PORT")
  })
})

const secret = "a secret of thirty-two characters or more"

/** Returns the single line that a server prints when it fails to start. */
async function refused(settings: Settings = {}): Promise<string> {
  const { code, output } = await runServer({ PORT: port, DATA_DIR: dataFolder(), ...settings })
  expect(code).toBe(1)
  const lines = output.trim().split("\n")
  expect(lines).toHaveLength(1)
  return lines[0] ?? ""
}

async function call(url: string, method: string, at: string, body?: unknown, token?: string): Promise<Response> {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) }
  return fetch(`${url}/api/v1${at}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
}

function logIn(url: string, email: string, password: string): Promise<Response> {
  return call(url, "POST", "/auth/login", { email, password })
}

async function register(url: string) {
  const person = { email: "rosa@family.test", password: "Sunny-Meadow-42!" }
  const name = { first_name: "Rosa", last_name: "Young", terms_accepted: true }
  const response = await call(url, "POST", "/auth/register", { ...person, ...name })
  const body: { access_token: string } = await response.json()
  return { ...person, status: response.status, body }
}

/** Returns the first email and password that the server printed. */
function demoLogin(output: string): { email: string; password: string } {
  const [, email, password] = /(\S+@\S+)\s+(\S+)/.exec(output) ?? []
  if (!email || !password) throw new Error(`No login was printed:\n${output}`)
  return { email, password }
}

/** Sends a request over an agent's connection: a POST if there is a body, else a GET. */
async function sendOver(
  agent: http.Agent,
  url: string,
  body?: string,
  access_token = "",
): Promise<{ status?: number; text: string }> {
  const headers = {
    "content-type": "application/json",
    ...(access_token && { authorization: `Bearer ${access_token}` }),
  }
  const request = http.request(url, { agent, headers, method: body === undefined ? "GET" : "POST" }).end(body)
  const [response]: http.IncomingMessage[] = await once(request, "response")
  const chunks = response ? await response.toArray() : []
  return { status: response?.statusCode, text: Buffer.concat(chunks).toString() }
}

/** Runs the README's command and returns its output. */
async function grantAdmin(email: string): Promise<string> {
  const root = fileURLToPath(new URL("../..", import.meta.url))
  const env = { ...process.env, DATA_DIR: dataFolder() }
  const child = spawn("npm", ["run", "--silent", "admin:grant", "--", email], { cwd: root, env })
  const chunks = await Promise.all([child.stdout.toArray(), child.stderr.toArray()])
  return Buffer.concat(chunks.flat()).toString()
}
