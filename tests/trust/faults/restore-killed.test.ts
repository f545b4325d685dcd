import { createHash, randomBytes } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { freePort } from "@hearthbook/db/testing/listen"
import { startPostgres } from "@hearthbook/db/testing/postgres"
import { afterEach, beforeEach, expect, test } from "vitest"
import {
  manifestOf,
  inParts,
  linesOf,
  reseal,
  toLines,
  unzip,
  zipOf,
  type Entries,
} from "../../../packages/api/src/testing/archives.ts"
import { startServer, type BuiltServer, type Settings } from "../../built-server.ts"
import { isWhole, report } from "../amount.ts"

// The process is killed during a restore: a family is restored completely or not at all.
let settings: Settings
const running: BuiltServer[] = []
const cleaners: (() => Promise<void>)[] = []

beforeEach(async () => {
  settings = { PORT: String(await freePort()), LOG_LEVEL: "info" }
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
  for (const clean of cleaners.splice(0)) await clean()
})

async function start(): Promise<BuiltServer> {
  const server = await startServer(settings)
  running.push(server)
  return server
}

const places: Record<string, () => Promise<Settings>> = {
  "the embedded database": async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-restore-"))
    cleaners.push(() => rm(folder, { recursive: true }))
    return { DATA_DIR: path.join(folder, "data") }
  },
  "a Postgres": async () => {
    const postgres = await startPostgres()
    cleaners.push(postgres.stop)
    return { DATABASE_URL: postgres.url, AUTH_SECRET: "a secret of thirty-two characters or more" }
  },
}

test.each(isWhole ? Object.keys(places) : ["a Postgres"])(
  "on %s, a server killed during a restore leaves nothing of it and the next restore succeeds",
  { tags: ["records.crash"], timeout: 400_000 },
  async (place) => {
    settings = { ...settings, ...(await places[place]?.()) }
    const first = await start()
    const { zip, entries } = await makeLargeArchive(first.url)
    const token = await register(first.url)
    const { id } = await call<{ id: string }>(first.url, token, "POST", "/family/archive/uploads", { size: zip.length })
    for (const [position, part] of inParts(zip).entries()) {
      await sendPart(first.url, token, `/family/archive/uploads/${id}/parts/${position}`, part)
    }
    const restore = (url: string) =>
      call<{ counts: object }>(url, token, "POST", `/family/archive/uploads/${id}/restore`, {})
    const interrupted = restore(first.url).then(
      () => "done",
      () => "interrupted",
    )
    // All rows except the files are written. The files take seconds.
    await expect.poll(() => first.output(), { timeout: 60_000, interval: 5 }).toContain('"kind":"submissions"')
    await first.stop("SIGKILL")
    expect(first.output()).not.toContain('"kind":"files"')
    expect(await interrupted).toBe("interrupted")

    const second = await start()
    // Its family is closed until what was written is taken back: at once at home, else when the restore was silent for a minute.
    const students = () => call(second.url, token, "GET", "/students").catch(() => "closed")
    await expect.poll(students, { timeout: 150_000, interval: 500 }).toEqual([])
    for (const list of ["/students", "/subjects", "/providers", "/assignments", "/resources", "/events"]) {
      expect(await call(second.url, token, "GET", list), list).toEqual([])
    }
    const { counts } = manifestOf(entries)
    expect(await restore(second.url)).toEqual({ counts, missing_files: [], refused_files: [] })
    const again = await unzip(await download(second.url, token))
    expect(sumsOfFiles(again)).toEqual(sumsOfFiles(entries))
    report(`restore killed on ${place}`, { files: sumsOfFiles(entries).length })
  },
)

/** Returns the checksums of the files in their order. */
function sumsOfFiles(entries: Entries): string[] {
  const files = [...entries].filter(([name]) => name.startsWith("files/"))
  return files.map(([, bytes]) => createHash("sha256").update(bytes).digest("hex"))
}

/** Creates an archive of the demo family with sixty files of a megabyte. */
async function makeLargeArchive(url: string) {
  const demo = await call<{ access_token: string }>(url, null, "POST", "/auth/demo", {})
  const entries = await unzip(await download(url, demo.access_token))
  const submission_id = linesOf(entries, "submissions")[0]?.["id"]
  const stamp = "2026-09-01T10:00:00.000Z"
  const papers = Array.from({ length: 60 }, (_, position) => ({
    id: `0199a000-0000-7000-8000-${String(position).padStart(12, "0")}`,
    name: `paper ${position}.pdf`,
    content_type: "application/pdf",
    size: 1024 * 1024,
    position,
    submission_id,
    assignment_id: null,
    student_id: null,
    provider_id: null,
    is_own_picture: false,
    created_at: stamp,
    updated_at: stamp,
  }))
  const paperOf = (size: number) => {
    const [head, end] = [Buffer.from("%PDF-1.4\n"), Buffer.from("\nstartxref\n0\n%%EOF\n")]
    return Buffer.concat([head, randomBytes(size - head.length - end.length), end])
  }
  const bytes = papers.map(({ id, size }) => [`files/${id}.pdf`, paperOf(size)] as const)
  const large = reseal(entries, { "data/files.jsonl": toLines(papers), ...Object.fromEntries(bytes) })
  return { entries: large, zip: await zipOf(large) }
}

async function register(url: string): Promise<string> {
  const person = { first_name: "Rosa", last_name: "Young", email: "rosa@family.test", password: "Sunny-Meadow-42!" }
  const given = { ...person, terms_accepted: true }
  return (await call<{ access_token: string }>(url, null, "POST", "/auth/register", given)).access_token
}

async function call<Body>(url: string, token: string | null, method: string, at: string, body?: object): Promise<Body> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${url}/api/v1${at}`, { method, headers, body: body && JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${at} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Body
}

async function sendPart(url: string, token: string, at: string, part: Uint8Array): Promise<void> {
  const headers = { "content-type": "application/octet-stream", authorization: `Bearer ${token}` }
  const sent = await fetch(`${url}/api/v1${at}`, { method: "PUT", headers, body: new Uint8Array(part) })
  expect(sent.status).toBe(200)
}

async function download(url: string, token: string): Promise<Buffer> {
  const response = await fetch(`${url}/api/v1/family/archive`, { headers: { authorization: `Bearer ${token}` } })
  return Buffer.from(await response.arrayBuffer())
}
