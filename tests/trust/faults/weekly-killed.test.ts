import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { createDb, type Database } from "@hearthbook/db"
import { applyMigrations } from "@hearthbook/db/migrate"
import { createFamily, createParent, createStudent, createTeacher } from "@hearthbook/db/testing/factories"
import { startPostgres } from "@hearthbook/db/testing/postgres"
import { expect, test } from "vitest"
import { startMailServer } from "../../mail-server.ts"
import { amount, isWhole, report } from "../amount.ts"

const script = fileURLToPath(new URL("run-weekly.ts", import.meta.url))
const families = amount({ whole: 120, sample: 24 })
const mondayMorning = new Date("2026-09-14T10:00:00.000Z")

/** Storage of a database that outlives its process. */
type Place = { env: Record<string, string>; open: () => Promise<Database>; remove: () => Promise<void> }

async function hostedPlace(): Promise<Place> {
  const server = await startPostgres()
  return { env: { DATABASE_URL: server.url }, open: () => createDb(server.url, { driver: "pg" }), remove: server.stop }
}

async function embeddedPlace(): Promise<Place> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-weekly-"))
  const open = () => createDb(undefined, { data_folder: folder })
  return { env: { DATA_DIR: folder }, open, remove: () => rm(folder, { recursive: true }) }
}

/** Opens the database briefly, because only one process can use the embedded one. */
async function withDatabase<T>(place: Place, read: (database: Database) => Promise<T>): Promise<T> {
  const database = await place.open()
  try {
    return await read(database)
  } finally {
    await database.close()
  }
}

/** Creates families of two adults with verified addresses. Returns the addresses whose mail must arrive. */
async function fill({ client }: Database): Promise<string[]> {
  const readers: string[] = []
  for (let n = 0; n < families; n++) {
    const { id: family_id } = await createFamily(client, { created_at: new Date("2026-01-01T00:00:00.000Z") })
    await createStudent(client, { family_id })
    const adult = { family_id, email_verified_at: mondayMorning }
    const adults = [await createParent(client, adult), await createTeacher(client, adult)]
    readers.push(...adults.map(({ email }) => email))
  }
  return readers.sort()
}

/** Runs the Monday morning's jobs and kills the process once `isFarEnough` returns true for its output. Returns true if it was killed. */
async function run(
  { env }: Place,
  given: { SMTP_URL: string; now: Date },
  isFarEnough: (lines: string[]) => boolean = () => false,
): Promise<boolean> {
  const child = spawn(process.execPath, ["--import", "tsx", script], {
    env: { PATH: process.env.PATH, ...env, SMTP_URL: given.SMTP_URL, NOW: given.now.toISOString() },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = once(child, "close")
  const lines: string[] = []
  createInterface(child.stdout).on("line", (line) => {
    lines.push(line)
    if (isFarEnough(lines)) child.kill("SIGKILL")
  })
  const [code, signal]: (number | string | null)[] = await ended
  if (signal !== "SIGKILL") expect(code).toBe(0)
  return signal === "SIGKILL"
}

const countOf = async (place: Place) =>
  withDatabase(place, async ({ client }) => ({
    done: await client.job_run.count(),
    mails: await client.outbox_email.count(),
    sent: await client.outbox_email.count({ where: { status: "sent" } }),
  }))

const places: [string, () => Promise<Place>][] = [
  ["a hosted Postgres", hostedPlace],
  ["the embedded database", embeddedPlace],
]

// Opening the embedded database seven times is slow.
test.each(isWhole ? places : places.slice(0, 1))(
  "killed while writing and while delivering reports, on %s: no mail is missing and at most one is sent twice",
  { tags: ["notifications.weekly-crash"], timeout: 240_000 },
  async (name, openPlace) => {
    const server = await startMailServer()
    const place = await openPlace()
    try {
      const readers = await withDatabase(place, async (database) => {
        await applyMigrations(database)
        return fill(database)
      })
      const monday = { SMTP_URL: server.url, now: mondayMorning }

      // The clock is read twice for each family. This is within a family, shortly before half of them are done.
      expect(await run(place, monday, (lines) => lines.length === 2 * Math.floor(families * 0.4) + 1)).toBe(true)
      const written = await countOf(place)
      expect(written.done).toBeGreaterThan(families * 0.25)
      expect(written.done).toBeLessThan(families * 0.6)
      expect(written.mails).toBe(2 * written.done)

      expect(await run(place, monday, () => server.mails.length >= families * 0.75)).toBe(true)
      const half = await countOf(place)
      expect(half).toMatchObject({ done: families, mails: 2 * families })
      expect(half.sent).toBeGreaterThan(families * 0.5)
      expect(half.sent).toBeLessThan(2 * families)

      // After the lease of the mail that was being delivered.
      expect(await run(place, { ...monday, now: new Date(mondayMorning.getTime() + 6 * 60_000) })).toBe(false)
      expect(await countOf(place)).toEqual({ done: families, mails: 2 * families, sent: 2 * families })
      const ids = new Map(server.mails.map(({ messageId, recipient }) => [messageId, recipient]))
      expect([...ids.values()].sort()).toEqual(readers)
      expect(server.mails.length - ids.size).toBeLessThanOrEqual(1)
      report(`weekly reports killed twice on ${name}`, {
        families,
        mails: ids.size,
        doubled: server.mails.length - ids.size,
      })
    } finally {
      await server.close()
      await place.remove()
    }
  },
)
