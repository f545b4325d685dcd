import { spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { startBucketServer, type BucketServer } from "@hearthbook/api/testing/bucket-server"
import { freePort } from "@hearthbook/db/testing/listen"
import { afterAll, beforeAll, expect, test } from "vitest"
import { runServer, startServer, type Settings } from "../built-server.ts"
import { smallPdf } from "../../packages/api/src/testing/sample-pdf.ts"
import { copySeededFolder } from "../seeded-folder.ts"

let folder: string
let bucketServer: BucketServer
let settings: Settings

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-bucket-start-"))
  bucketServer = await startBucketServer()
  const { url, key_id, secret } = bucketServer.bucket
  settings = {
    PORT: String(await freePort()),
    DATA_DIR: path.join(folder, "data"),
    LOG_LEVEL: "warn",
    BUCKET_URL: url,
    BUCKET_KEY_ID: key_id,
    BUCKET_SECRET: secret,
  }
  await copySeededFolder(path.join(folder, "data"))
})
afterAll(async () => {
  await bucketServer.close()
  await rm(folder, { recursive: true })
})

async function call<T>(url: string, method: string, at: string, body?: BodyInit, token = ""): Promise<T> {
  const type = typeof body === "string" ? "application/json" : "application/octet-stream"
  const headers = { "content-type": type, ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${url}/api/v1${at}`, { method, headers, body })
  if (!response.ok) throw new Error(`${method} ${at}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** Runs the command with the server's settings, and returns its output. */
async function moveFiles(given: Settings = {}): Promise<string> {
  const root = fileURLToPath(new URL("../..", import.meta.url))
  const child = spawn("npm", ["run", "--silent", "files:move"], {
    cwd: root,
    env: { ...process.env, ...settings, ...given },
  })
  const chunks = await Promise.all([child.stdout.toArray(), child.stderr.toArray()])
  return Buffer.concat(chunks.flat()).toString().trim()
}

test("a bucket that is half configured is refused at the start, in words", async () => {
  const { code, output } = await runServer({ ...settings, BUCKET_SECRET: "" })
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    "Hearthbook cannot start: A bucket needs BUCKET_URL, BUCKET_KEY_ID and BUCKET_SECRET. Missing: BUCKET_SECRET",
  )
})

test(
  "files:move moves files to the bucket and back, and the server reads them in both",
  { tags: ["assignments.files-in-bucket", "slow"], timeout: 600_000 },
  async () => {
    const content = smallPdf({ size: 20_000 })
    const database = { ...settings, FILE_STORE: "database" }
    const signIn = async (url: string) => {
      const login = { email: "sam@family.test", password: "Sunny-Meadow-42!" }
      return (await call<{ access_token: string }>(url, "POST", "/auth/login", JSON.stringify(login))).access_token
    }
    let server = await startServer(database)
    const person = { first_name: "Sam", last_name: "Young", email: "sam@family.test", password: "Sunny-Meadow-42!" }
    const registration = JSON.stringify({ ...person, terms_accepted: true })
    const { access_token } = await call<{ access_token: string }>(server.url, "POST", "/auth/register", registration)
    const make = (at: string, body: object) =>
      call<{ id: string }>(server.url, "POST", at, JSON.stringify(body), access_token)
    const student = await make("/students", { first_name: "Eli", date_of_birth: "2016-05-01", grade_level: "4" })
    const subject = await make("/subjects", { name: "Science", grade_level: "4" })
    const curriculum = await make("/curriculum", { student_id: student.id, subject_id: subject.id })
    const work = await make("/assignments", { curriculum_id: curriculum.id, title: "Rivers", due_date: "2026-09-20" })
    const at = `/assignments/${work.id}/files?name=rivers.pdf`
    const file = await call<{ id: string }>(server.url, "POST", at, content, access_token)
    await server.stop()

    expect(await moveFiles({ FILE_STORE: "bucket" })).toBe("Moved 1 file to the bucket.")
    expect(await bucketServer.keys()).toHaveLength(1)
    const readFile = async (url: string) => {
      const headers = { authorization: `Bearer ${await signIn(url)}` }
      return new Uint8Array(await (await fetch(`${url}/api/v1/files/${file.id}`, { headers })).arrayBuffer())
    }
    server = await startServer(settings)
    expect(await readFile(server.url)).toEqual(new Uint8Array(content))
    await server.stop()

    bucketServer.state.failing = true
    expect(await moveFiles(database)).toContain("Not all files were moved: the bucket did not answer")
    bucketServer.state.failing = false
    expect(await moveFiles(database)).toBe("Moved 1 file to the database.")
    server = await startServer({ ...settings, BUCKET_URL: "", BUCKET_KEY_ID: "", BUCKET_SECRET: "" })
    expect(await readFile(server.url)).toEqual(new Uint8Array(content))
    await server.stop()
  },
)
