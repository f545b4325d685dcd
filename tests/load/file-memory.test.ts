import { startPostgres } from "@hearthbook/db/testing/postgres"
import { afterAll, beforeAll, expect, test } from "vitest"
import { smallPdf } from "../../packages/api/src/testing/sample-pdf.ts"
import { read } from "../contract/fixtures/read.ts"
import { startProduct, type Running } from "./measure/processes.ts"

const megabyte = 1024 * 1024
/** The server's memory limit in docs/performance.md. */
const budget = 350_000_000
const size = 25 * megabyte
const partSize = megabyte

let postgres: Awaited<ReturnType<typeof startPostgres>>
let product: Running
let token: string
let peak = 0
let sampling: ReturnType<typeof setInterval>

beforeAll(async () => {
  postgres = await startPostgres()
  product = await startProduct(postgres.url)
  sampling = setInterval(() => (peak = Math.max(peak, product.memory())), 100)
})
afterAll(async () => {
  clearInterval(sampling)
  await product.stop()
  await postgres.stop()
})

function send(method: string, path: string, body?: Uint8Array<ArrayBuffer> | object): Promise<Response> {
  const isBytes = body instanceof Uint8Array
  return fetch(`http://127.0.0.1:${product.port}/api/v1${path}`, {
    method,
    headers: {
      "content-type": isBytes ? "application/octet-stream" : "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: isBytes ? body : body && JSON.stringify(body),
  })
}

async function ask(method: string, path: string, body?: Uint8Array<ArrayBuffer> | object): Promise<unknown> {
  const response = await send(method, path, body)
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}

/** Creates four assignments, which have room for five files each. */
async function makeAssignments(): Promise<string[]> {
  const person = { first_name: "Ada", last_name: "Byron", email: "ada@example.com", password: "Sunny-Meadow-42!" }
  token = String(read(await ask("POST", "/auth/register", { ...person, terms_accepted: true }), "access_token"))
  const child = { first_name: "Ben", last_name: "Byron", date_of_birth: "2016-05-20", grade_level: "4" }
  const student_id = read(await ask("POST", "/students", child), "id")
  const subject_id = read(
    await ask("POST", "/subjects", { name: "Geography", color: "#0f766e", grade_level: "4" }),
    "id",
  )
  const curriculum_id = read(await ask("POST", "/curriculum", { student_id, subject_id }), "id")
  const made = [1, 2, 3, 4].map((n) =>
    ask("POST", "/assignments", { curriculum_id, title: `Rivers ${n}`, due_date: "2030-09-20" }),
  )
  return (await Promise.all(made)).map((assignment) => String(read(assignment, "id")))
}

async function upload(assignment: string, name: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const begun = await ask("POST", `/assignments/${assignment}/uploads`, { name, size })
  const id = String(read(begun, "id"))
  for (let position = 0; position * partSize < size; position++) {
    const part = content.slice(position * partSize, (position + 1) * partSize)
    await ask("PUT", `/uploads/${id}/parts/${position}`, part)
  }
  await ask("POST", `/uploads/${id}/complete`, {})
  return id
}

/** Reads a download as it arrives, and returns its length. */
async function download(id: string): Promise<number> {
  let length = 0
  for await (const chunk of (await send("GET", `/files/${id}`)).body ?? []) length += chunk.length
  return length
}

test(
  "twenty files of 25 MB are uploaded and downloaded at once within the memory limit",
  { tags: ["assignments.file-memory"], timeout: 240_000 },
  async () => {
    const assignments = await makeAssignments()
    const content = smallPdf({ size })
    const before = product.memory()
    const files = assignments.flatMap((assignment) => [1, 2, 3, 4, 5].map((n) => ({ assignment, name: `${n}.pdf` })))
    const ids = await Promise.all(files.map(({ assignment, name }) => upload(assignment, name, content)))
    const uploaded = peak
    expect(new Set(ids).size).toBe(20)
    expect(new Set(await Promise.all(ids.map(download)))).toEqual(new Set([size]))
    const inMegabytes = (bytes: number) => Math.round(bytes / 1_000_000)
    console.log(
      `memory in MB: ${inMegabytes(before)} before, at most ${inMegabytes(uploaded)} while uploading, at most ${inMegabytes(peak)} in all`,
    )
    expect(peak).toBeLessThanOrEqual(budget)
  },
)
