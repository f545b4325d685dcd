import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { freePort } from "@hearthbook/db/testing/listen"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { z } from "zod"
import { linesOf, inParts, reseal, toLines, unzip, zipOf } from "../../packages/api/src/testing/archives.ts"
import { event, wrap } from "../../packages/api/src/testing/sample-calendar.ts"
import { startServer, type BuiltServer } from "../built-server.ts"
import { copySeededFolder } from "../seeded-folder.ts"

// The embedded database has one connection and runs in the server's process. What takes minutes for one family must not hold up another.

let folder: string
let server: BuiltServer

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-long-"))
  await copySeededFolder(path.join(folder, "data"))
  server = await startServer({
    PORT: String(await freePort()),
    DATA_DIR: path.join(folder, "data"),
    LOG_LEVEL: "warn",
  })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const signedIn = z.object({ access_token: z.string() })

async function ask(token: string | null, method: string, at: string, body?: object | Uint8Array<ArrayBuffer>) {
  const isBytes = body instanceof Uint8Array
  return fetch(`${server.url}/api/v1${at}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": isBytes ? "application/octet-stream" : "application/json" }),
    },
    ...(body && { body: isBytes ? body : JSON.stringify(body) }),
  })
}

const openDemo = async () => signedIn.parse(await (await ask(null, "POST", "/auth/demo", {})).json()).access_token

async function register(email: string): Promise<string> {
  const person = { first_name: "Zoe", last_name: "Young", email, password: "Sunny-Meadow-42!", terms_accepted: true }
  return signedIn.parse(await (await ask(null, "POST", "/auth/register", person)).json()).access_token
}

/** The archive of the demo family with `count` lessons that are done, and little else. Returns the id of its upload. */
async function uploadLessons(token: string, count: number): Promise<string> {
  const entries = await unzip(Buffer.from(await (await ask(await openDemo(), "GET", "/family/archive")).arrayBuffer()))
  const done = linesOf(entries, "lessons").filter(({ status }) => status === "done")
  const lessons = Array.from({ length: count }, (_, n) => ({
    ...done[n % done.length],
    id: `0199a000-0000-7000-8000-${String(n).padStart(12, "0")}`,
    position: n,
    together_id: null,
  }))
  const without = ["lesson_resources", "assignments", "grades", "submissions", "events", "time_entries", "amendments"]
  const empty = Object.fromEntries([...without, "files"].map((kind) => [`data/${kind}.jsonl`, ""]))
  const files = [...entries.keys()].filter((name) => name.startsWith("files/")).map((name) => [name, null] as const)
  const zip = await zipOf(
    reseal(entries, { ...empty, ...Object.fromEntries(files), "data/lessons.jsonl": toLines(lessons) }),
  )
  const { id } = z
    .object({ id: z.string() })
    .parse(await (await ask(token, "POST", "/family/archive/uploads", { size: zip.length })).json())
  for (const [position, part] of inParts(zip).entries())
    await ask(token, "PUT", `/family/archive/uploads/${id}/parts/${position}`, Uint8Array.from(part))
  return id
}

/** The longest waits in milliseconds for another family's dashboard and for the server's health while `work` goes on. */
async function watch(token: string, work: Promise<unknown>) {
  let isWorking = true
  const longest = { dashboard: 0, health: 0 }
  const repeat = async (name: keyof typeof longest, once: () => Promise<Response>) => {
    while (isWorking) {
      const begun = performance.now()
      const answer = await once()
      await answer.arrayBuffer()
      longest[name] = Math.max(longest[name], Math.round(performance.now() - begun))
      expect(answer.status).toBe(200)
    }
  }
  const watching = [
    repeat("dashboard", () => ask(token, "GET", "/dashboard")),
    repeat("health", () => fetch(`${server.url}/api/health`)),
  ]
  await work
  isWorking = false
  await Promise.all(watching)
  return longest
}

/** The waits while nothing else goes on, over twenty calls. */
const idle = (token: string) =>
  watch(
    token,
    (async () => {
      for (let n = 0; n < 20; n++) await (await ask(token, "GET", "/dashboard")).arrayBuffer()
    })(),
  )

/** The aims on a quiet machine. A busy one makes the idle server wait, too, so it may take several times what that took. */
function expectAnswered(busy: { dashboard: number; health: number }, quiet: typeof busy): void {
  expect(busy.dashboard).toBeLessThan(Math.max(1_000, 6 * quiet.dashboard))
  expect(busy.health).toBeLessThan(Math.max(250, 6 * quiet.health))
}

describe("another family is answered", () => {
  test(
    "while 40,000 lessons are restored",
    { tags: ["records.while-restoring", "slow"], timeout: 900_000 },
    async () => {
      const other = await openDemo()
      const token = await register("long@family.test")
      const id = await uploadLessons(token, 40_000)
      const quiet = await idle(other)
      const begun = performance.now()
      let status = 0
      const restored = ask(token, "POST", `/family/archive/uploads/${id}/restore`, {}).then((answer) => {
        status = answer.status
      })
      const busy = await watch(other, restored)
      const seconds = Math.round((performance.now() - begun) / 1000)
      process.stdout.write(`restore: ${seconds} s, longest ${JSON.stringify(busy)}, idle ${JSON.stringify(quiet)} ms\n`)
      expect(status).toBe(200)
      expectAnswered(busy, quiet)
    },
  )

  test(
    "while thirty documents are asked for at once",
    { tags: ["paper.queue", "slow"], timeout: 600_000 },
    async () => {
      const other = await openDemo()
      const token = await openDemo()
      const [student] = z.array(z.object({ id: z.string() })).parse(await (await ask(token, "GET", "/students")).json())
      const quiet = await idle(other)
      const statuses: number[] = []
      const draw = async () => {
        const answer = await ask(token, "GET", `/students/${student?.id}/transcript.pdf`)
        await answer.arrayBuffer()
        statuses.push(answer.status)
        if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
      }
      const busy = await watch(other, Promise.all(Array.from({ length: 30 }, draw)))
      process.stdout.write(`papers: longest ${JSON.stringify(busy)}, idle ${JSON.stringify(quiet)} ms\n`)
      // Two are drawn and ten wait. The others may have come when one of them was done.
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(12)
      expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
      expect(statuses).toContain(429)
      expectAnswered(busy, quiet)
    },
  )

  test("while files of 5 MB are imported", { tags: ["import.any-bytes", "slow"], timeout: 600_000 }, async () => {
    const other = await openDemo()
    const token = await register("imports@family.test")
    const quiet = await idle(other)
    const answers: [number, number][] = []
    const read = async () => {
      for (const { kind, text } of largeFiles) {
        const answer = await ask(token, "POST", `/imports?kind=${kind}`, new TextEncoder().encode(text))
        await answer.arrayBuffer()
        answers.push([text.length, answer.status])
      }
    }
    const busy = await watch(other, read())
    process.stdout.write(`imports: longest ${JSON.stringify(busy)}, idle ${JSON.stringify(quiet)} ms\n`)
    // The last has no end of any event, and takes longer than a file may.
    expect(answers.map(([, status]) => status)).toEqual([200, 200, 400])
    expect(Math.min(...answers.map(([size]) => size))).toBeGreaterThan(4_000_000)
    expectAnswered(busy, quiet)
  })
})

const largeFiles = [
  { kind: "calendar", text: wrap(...repeat(1_000, (n) => longEvent(n).join("\r\n"))) },
  {
    kind: "lessons",
    text: ["Title,Notes,Subject", ...repeat(4_000, (n) => `Lesson ${n},${"word ".repeat(220)},Math`)].join("\n"),
  },
  { kind: "calendar", text: wrap("BEGIN:VEVENT\r\n".repeat(320_000)) },
]

function longEvent(n: number): string[] {
  return event(`UID:${n}`, `SUMMARY:Choir ${n}`, "DTSTART;VALUE=DATE:20261208", `DESCRIPTION:${"song ".repeat(820)}`)
}

function repeat(count: number, line: (n: number) => string): string[] {
  return Array.from({ length: count }, (_, n) => line(n))
}
