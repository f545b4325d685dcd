import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { readdirSync } from "node:fs"
import path from "node:path"
import { freePort } from "@hearthbook/db/testing/listen"
import { afterEach, describe, expect, test } from "vitest"
import { runServer, startServer, type BuiltServer, type Settings } from "../../built-server.ts"
import { isWhole, report } from "../amount.ts"
import { askAs, field, type Answer, type Ask } from "./ask.ts"
import { readAll, workState, workKey } from "./row-states.ts"
import { findPartialWrites } from "./partial-writes.ts"
import { registerWriter, type Writer } from "./writers.ts"
import { createLedger, type Ledger } from "./ledger.ts"
import { embeddedPlace, withDatabase, postgresPlace, type Place } from "./places.ts"
import { mountSmallDisk, type SmallDisk } from "./small-disk.ts"

// The disk is full: writes are refused with a message, saved rows are kept, and writes succeed again once there is space.
const megabyte = 1024 * 1024
const cleaners: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean()
})

type Desk = { ask: Ask; writer: Writer; ledger: Ledger }

const noRoom = "There is no space left to save this"
const away = "cannot reach its records just now"

/** Submits a file of one megabyte for each of several assignments. Returns the failed responses. */
async function fill({ ask, writer, ledger }: Desk, name: string, most: number): Promise<(Answer | null)[]> {
  const errors: (Answer | null)[] = []
  const outcomeOf = (answer: Answer | null) => {
    if (answer?.status === 200) return "acknowledged"
    errors.push(answer)
    return answer && answer.status < 500 ? "refused" : "unanswered"
  }
  for (let number = 1; number <= most; number++) {
    const title = `${name} ${number}`
    const draft = { curriculum_id: writer.curriculum_id, title, points_possible: 10, due_date: "2026-09-20" }
    const set = { version: 1, points: 10, status: "assigned", grade: null, handed_in: [] }
    let id = ""
    const entry = await ledger.write(workKey(title), workState(set), async () => {
      const answer = await ask("POST", "/assignments", draft)
      if (answer?.status === 200) id = field(answer.body, "id")
      return outcomeOf(answer)
    })
    if (!id) continue
    entry.id = id
    const text = `%PDF-1.4\n${randomBytes(megabyte / 2).toString("hex")}\nstartxref\n0\n%%EOF\n`
    const sent = await ask("POST", `/assignments/${id}/files?name=${number}.pdf`, new TextEncoder().encode(text))
    if (outcomeOf(sent) !== "acknowledged") continue
    const submitted = workState({ ...set, version: 2, status: "submitted", handed_in: [`file ${text}`] })
    const file_ids = [field(sent?.body, "id")]
    await ledger.write(workKey(title), submitted, async () =>
      outcomeOf(await ask("POST", `/assignments/${id}/submissions`, { file_ids })),
    )
  }
  return errors
}

/** Fails if a response is not an error with a proper message. */
function expectProperErrors(errors: (Answer | null)[]): void {
  for (const answer of errors) {
    if (!answer) continue
    expect(answer.status, answer.text).toBe(503)
    expect(answer.text).not.toMatch(/\bat \w|node_modules|pg_|base\/|\.js|ENOSPC|xlog/)
  }
}

/** Writes until the embedded database has begun another 16 MB segment of its log, so the log has space for a while. */
async function beginLogSegment(desk: Desk, data_folder: string): Promise<void> {
  const folders = readdirSync(data_folder, { recursive: true, encoding: "utf8" })
  const log = folders.map((name) => path.join(data_folder, name)).find((name) => path.basename(name) === "pg_wal")
  if (!log) throw new Error("The embedded database has no log.")
  const segments = () => readdirSync(log).filter((name) => /^[0-9A-F]{24}$/.test(name)).length
  const before = segments()
  for (let number = 1; segments() === before; number++) {
    if (number > 32) throw new Error("The log did not grow.")
    await fill(desk, `log ${number}`, 1)
  }
}

/** Starts a server on a disk with `room` bytes left, after some acknowledged writes. */
async function openFull(place: Place, disk: SmallDisk, room: number, data_folder?: string) {
  const settings = { ...place.settings, PORT: String(await freePort()), LOG_LEVEL: "warn" }
  const server = await start(settings)
  const writer = await registerWriter(server.url, "writer1")
  const desk = { ask: askAs(server.url, writer.token), writer, ledger: createLedger() }
  await fill(desk, "before", 1)
  if (data_folder) await beginLogSegment(desk, data_folder)
  await disk.leave(room)
  return { settings, server, desk }
}

async function start(settings: Settings): Promise<BuiltServer> {
  const server = await startServer(settings)
  cleaners.push(() => server.stop("SIGKILL"))
  return server
}

/** Fails if an acknowledged write is missing or a write is partial. */
async function expectAll({ writer, ledger }: Desk, place: Place, server: BuiltServer): Promise<void> {
  expect(ledger.reconcile(await readAll(server.url, writer))).toEqual([])
  await server.stop("SIGKILL")
  expect(await withDatabase(place, findPartialWrites)).toEqual([])
}

async function openPlace<P extends Place>(
  open: (parent: string) => Promise<P>,
): Promise<{ place: P; disk: SmallDisk }> {
  const disk = await mountSmallDisk(220 * megabyte)
  if (!disk) throw new Error("Could not mount another disk.")
  cleaners.push(disk.remove)
  const place = await open(disk.folder)
  cleaners.push(place.remove)
  return { place, disk }
}

// Checked once. If no disk can be mounted, file sizes are limited instead.
const tried = await mountSmallDisk(megabyte)
await tried?.remove()

describe.runIf(tried)("a disk that is full", () => {
  const databases: [string, (parent: string) => Promise<Place & { data_folder?: string }>][] = [
    ["the embedded database", embeddedPlace],
    ["a Postgres", postgresPlace],
  ]
  // The embedded database takes seconds to start, so a sample leaves it out.
  test.each(isWhole ? databases : databases.slice(1))(
    "under %s: writes are refused with a message, reads succeed, and writes succeed again once there is space",
    async (name, open) => {
      const { place, disk } = await openPlace(open)
      const { server, desk } = await openFull(place, disk, 3 * megabyte, place.data_folder)
      const errors = await fill(desk, "full", 10)
      expectProperErrors(errors)
      expect(errors.filter((answer) => answer?.text.includes(noRoom)).length).toBeGreaterThan(3)
      expect(server.output()).toContain("no disk space left")
      expect((await desk.ask("GET", "/assignments"))?.status).toBe(200)
      await disk.makeRoom()
      expect(desk.ledger.reconcile(await readAll(server.url, desk.writer))).toEqual([])
      expect(await fill(desk, "after", 2)).toEqual([])
      await expectAll(desk, place, server)
      report(`full disk under ${name}`, { refusals: errors.length, ...desk.ledger.counts })
    },
    120_000,
  )

  test.runIf(isWhole)(
    "the embedded database stops when its log has no space: the server exits with the reason and nothing is lost",
    async () => {
      const { place, disk } = await openPlace(embeddedPlace)
      // Space for the rows but not for the next 16 MB log segment, at which any Postgres stops.
      const { server, desk, settings } = await openFull(place, disk, 15 * megabyte)
      const errors = await fill(desk, "full", 24)
      expectProperErrors(errors)
      expect(errors.at(-1)).toBeNull()
      expect(await server.ended).toMatchObject({ code: 1 })
      expect(server.output()).toMatch(/Hearthbook stops: .* Saved data is safe\. The disk is full \(\d+ MB free\)/)
      const { code, output } = await runServer(settings)
      expect([code, output]).toEqual([1, expect.stringMatching(/^Hearthbook cannot start: .*The disk is full/)])
      await disk.makeRoom()
      await expectAll(desk, place, await start(settings))
      report("full disk under the log of the embedded database", { ...desk.ledger.counts })
    },
    120_000,
  )

  test.runIf(isWhole)(
    "a Postgres that stops without space counts as unavailable and nothing is lost",
    async () => {
      const { place, disk } = await openPlace(postgresPlace)
      const { server, desk } = await openFull(place, disk, 15 * megabyte)
      const errors = await fill(desk, "full", 24)
      expectProperErrors(errors)
      expect(errors).not.toContain(null)
      expect(errors.filter((answer) => answer?.text.includes(away)).length).toBeGreaterThan(0)
      await disk.makeRoom()
      // Postgres may have stopped or restarted by itself.
      await place.postgres.kill().catch(() => undefined)
      await place.postgres.startAgain()
      await expect.poll(async () => (await desk.ask("GET", "/assignments"))?.status, { timeout: 20_000 }).toBe(200)
      await expectAll(desk, place, server)
      report("full disk under the log of a Postgres", { refusals: errors.length, ...desk.ledger.counts })
    },
    120_000,
  )
})

test.skipIf(tried)(
  "with limited file sizes, if no disk can be mounted: writes are refused with a message and nothing is lost",
  async () => {
    const place = await embeddedPlace()
    cleaners.push(place.remove)
    const settings = { ...place.settings, PORT: String(await freePort()), LOG_LEVEL: "warn" }
    const server = await start(settings)
    const writer = await registerWriter(server.url, "writer1")
    const desk = { ask: askAs(server.url, writer.token), writer, ledger: createLedger() }
    // More than one log segment, so that the table's files reach the limit. Postgres has no error code for a file that is too
    // large, so the message is less specific.
    execFileSync("sh", ["-c", `prlimit --pid ${server.pid} --fsize=${17 * megabyte}:`])
    const errors = await fill(desk, "full", 24)
    expect(errors.length).toBeGreaterThan(0)
    for (const answer of errors)
      expect(answer?.text).toMatch(/^\{"message":"[^"]+","code":"[A-Z_]+","request_id":"[\w-]+"\}$/)
    await server.stop("SIGKILL")
    await expectAll(desk, place, await start(settings))
    report("limited file sizes (no disk could be mounted)", { refusals: errors.length, ...desk.ledger.counts })
  },
  120_000,
)
