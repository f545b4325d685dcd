import { createDb, type Database } from "@hearthbook/db"
import { expect } from "vitest"
import { askAs, field, need } from "../../trust/faults/ask.ts"
import { registerWriter, type Writer } from "../../trust/faults/writers.ts"

export const cronSecret = "the secret of the timers"

/** Registers a family, creates and grades work and opens the dashboard. Throws at the first step that fails. */
export async function workAsFamily(url: string, name: string): Promise<Writer> {
  const writer = await registerWriter(url, name)
  const credentials = { email: `${name}@family.test`, password: "Sunny-Meadow-42!" }
  const token = field(await need(askAs(url, null)("POST", "/auth/login", credentials)), "access_token")
  const ask = askAs(url, token)
  const draft = { curriculum_id: writer.curriculum_id, title: `Bees of ${name}`, due_date: "2026-09-20" }
  const assignment_id = field(await need(ask("POST", "/assignments", draft)), "id")
  await need(ask("POST", "/grades", { assignment_id, points_earned: 90 }))
  const dashboard = JSON.stringify(await need(ask("GET", "/dashboard")))
  expect(dashboard).toContain("Ben")
  return { ...writer, token }
}

/** Runs every job of the site as a host's timer does. */
export async function runJobs(url: string): Promise<void> {
  for (const job of ["outbox", "weekly", "clean-up"]) {
    const answer = await fetch(`${url}/api/cron/${job}`, { headers: { authorization: `Bearer ${cronSecret}` } })
    expect([job, answer.status]).toEqual([job, 200])
  }
}

/** Exports a family's archive and restores it into a new family. */
export async function restoreArchive(url: string, from: Writer): Promise<void> {
  const person = { first_name: "Rosa", last_name: "Young", email: "again@family.test", password: "Sunny-Meadow-42!" }
  const registered = await need(askAs(url, null)("POST", "/auth/register", { ...person, terms_accepted: true }))
  const token = field(registered, "access_token")
  const address = `${url}/api/v1/family/archive`
  const zip = await fetch(address, { headers: { authorization: `Bearer ${from.token}` } })
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const ask = askAs(url, token)
  const id = field(await need(ask("POST", "/family/archive/uploads", { size: bytes.length })), "id")
  const part = await fetch(`${address}/uploads/${id}/parts/0`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    body: bytes,
  })
  expect(part.status).toBe(200)
  expect(await need(ask("POST", `/family/archive/uploads/${id}/restore`))).toMatchObject({ counts: { grades: 1 } })
}

/** Returns tables from which a statement without a family filter reads other families' rows in a tenant's transaction. */
export async function findLeaks(url: string): Promise<string[]> {
  const database = await createDb(url, { driver: "pg" })
  try {
    return await findLeaksIn(database)
  } finally {
    await database.close()
  }
}

async function findLeaksIn({ client }: Database): Promise<string[]> {
  const [family] = await client.$queryRaw<{ id: string }[]>`SELECT family_id AS id FROM grade LIMIT 1`
  if (!family) throw new Error("No family has work that could leak.")
  const tables = await client.$queryRaw<{ name: string; column: string }[]>`
    SELECT quote_ident(table_name) AS name, column_name::text AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND (column_name = 'family_id' OR table_name = 'family' AND column_name = 'id')
    ORDER BY 1`
  expect(tables.length).toBeGreaterThan(25)
  const leaks: string[] = []
  for (const { name, column } of tables) {
    const sql = `SELECT count(*)::int AS count FROM ${name} WHERE ${column} <> '${family.id}'`
    const count = (rows: { count: number }[]) => rows[0]?.count ?? 0
    const own = await client.$transactWithin(family.id, (db) => db.$queryRawUnsafe<{ count: number }[]>(sql))
    if (count(own) > 0) leaks.push(name)
  }
  return leaks
}
