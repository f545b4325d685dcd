import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { createDb } from "@hearthbook/db"
import { freePort } from "@hearthbook/db/testing/listen"
import { startPostgres } from "@hearthbook/db/testing/postgres"
import { afterEach, expect, test } from "vitest"
import { startServer, type BuiltServer, type Settings } from "../../built-server.ts"
import { isWhole, report } from "../amount.ts"
import { askAs, field, need } from "./ask.ts"

// The process is killed while it makes 400 lessons with their assignments: all of them are there afterwards, or none.
const running: BuiltServer[] = []
const cleaners: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
  for (const clean of cleaners.splice(0).toReversed()) await clean()
})

async function start(settings: Settings): Promise<BuiltServer> {
  const server = await startServer(settings)
  running.push(server)
  return server
}

const person = { first_name: "Rosa", last_name: "Young", email: "rosa@family.test", password: "Sunny-Meadow-42!" }

/** Registers a family with a course, and returns an access token and the course. */
async function openCourse(url: string): Promise<{ token: string; curriculum_id: string }> {
  const registered = await need(askAs(url, null)("POST", "/auth/register", { ...person, terms_accepted: true }))
  const token = field(registered, "access_token")
  const ask = askAs(url, token)
  const child = { first_name: "Ada", last_name: "Young", date_of_birth: "2016-05-04", grade_level: "4" }
  const student_id = field(await need(ask("POST", "/students", child)), "id")
  const subject_id = field(await need(ask("POST", "/subjects", { name: "Math", grade_level: "4" })), "id")
  return { token, curriculum_id: field(await need(ask("POST", "/curriculum", { student_id, subject_id })), "id") }
}

const seriesOf = (curriculum_id: string) => ({
  curriculum_ids: [curriculum_id],
  pattern: "Lesson {1-400}",
  assignment: { type: "homework", points_possible: 10, due: "same_day" },
})

async function countOf(url: string, token: string, list: string): Promise<number> {
  const rows = await need(askAs(url, token)("GET", list))
  return Array.isArray(rows) ? rows.length : -1
}

test(
  "on a Postgres, a server killed after the lessons and before the assignments leaves neither",
  { tags: ["planning.series-crash"], timeout: 240_000 },
  async () => {
    const postgres = await startPostgres()
    cleaners.push(postgres.stop)
    const secret = "a secret of thirty-two characters or more"
    const settings = { PORT: String(await freePort()), DATABASE_URL: postgres.url, AUTH_SECRET: secret }
    const first = await start(settings)
    const { token, curriculum_id } = await openCourse(first.url)

    // Another connection locks the assignments, so the series waits for them with its lessons written.
    const blocker = await createDb(postgres.url)
    cleaners.push(() => blocker.close())
    let [lock, release] = [() => {}, () => {}]
    const locked = new Promise<void>((resolve) => (lock = resolve))
    const released = new Promise<void>((resolve) => (release = resolve))
    const blocked = blocker.client.$transaction(
      async (db) => {
        await db.$executeRaw`LOCK TABLE assignment IN SHARE MODE`
        lock()
        await released
      },
      { timeout: 120_000 },
    )
    await locked
    const making = askAs(first.url, token)("POST", "/lessons/series", seriesOf(curriculum_id))
    const waiting = async () => {
      const rows = await blocker.client.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND relation = 'assignment'::regclass`
      return rows[0]?.count
    }
    await expect.poll(waiting, { timeout: 60_000, interval: 20 }).toBe(1)
    await first.stop("SIGKILL")
    expect(await making).toBeNull()
    release()
    await blocked

    const second = await start(settings)
    expect(await countOf(second.url, token, "/lessons")).toBe(0)
    expect(await countOf(second.url, token, "/assignments")).toBe(0)
    expect(await countOf(second.url, token, "/changes")).toBe(0)
    await need(askAs(second.url, token)("POST", "/lessons/series", seriesOf(curriculum_id)))
    expect(await countOf(second.url, token, "/lessons")).toBe(400)
  },
)

test.skipIf(!isWhole)(
  "on the embedded database, a server killed at any moment of a series leaves all of it or nothing",
  { tags: ["planning.series-crash"], timeout: 480_000 },
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-series-"))
    cleaners.push(() => rm(folder, { recursive: true }))
    const settings = { PORT: String(await freePort()), DATA_DIR: path.join(folder, "data") }
    let server = await start(settings)
    const { token, curriculum_id } = await openCourse(server.url)
    const started = performance.now()
    const made = await need(askAs(server.url, token)("POST", "/lessons/series", seriesOf(curriculum_id)))
    const took = performance.now() - started
    await need(askAs(server.url, token)("POST", `/changes/${field(made, "change_id")}/undo`, {}))

    const parts = [0.3, 0.7]
    let interrupted = 0
    for (const part of parts) {
      const making = askAs(server.url, token)("POST", "/lessons/series", seriesOf(curriculum_id))
      // The moment of the kill, not a wait for something to be ready.
      await setTimeout(took * part)
      await server.stop("SIGKILL")
      const answer = await making
      server = await start(settings)
      const [lessons, assignments] = [
        await countOf(server.url, token, "/lessons"),
        await countOf(server.url, token, "/assignments"),
      ]
      if (answer) expect(lessons).toBe(400)
      expect([0, 400]).toContain(lessons)
      expect(assignments).toBe(lessons)
      if (!answer) interrupted += 1
      const changes = await need(askAs(server.url, token)("GET", "/changes?limit=1"))
      const [latest] = Array.isArray(changes) ? (changes as unknown[]) : []
      if (lessons > 0) await need(askAs(server.url, token)("POST", `/changes/${field(latest, "id")}/undo`, {}))
    }
    expect(interrupted).toBeGreaterThan(0)
    report("series killed on the embedded database", { rounds: parts.length, interrupted })
  },
)
