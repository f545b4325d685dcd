import type { RequestFacts } from "@hearthbook/api/request/request"
import { letterGrade, percentage } from "@hearthbook/core/grading/letter-grade"
import { testRequest } from "@hearthbook/api/testing/test-request"
import { createDb } from "@hearthbook/db"
import { applyMigrations } from "@hearthbook/db/migrate"
import { startPostgres, type TestPostgres } from "@hearthbook/db/testing/postgres"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { fieldsOf } from "../../contract/fixtures/read.ts"
import { callerByName } from "../actions/call-procedure.ts"
import { addressesOf, generateFamilies, loadPassword, type Loaded } from "./generate.ts"

const families = 3
/** A school day, a Tuesday. */
const now = new Date("2026-11-24T15:00:00.000Z")
const closing: (() => Promise<unknown>)[] = []
let postgres: TestPostgres
let loaded: Loaded
let client: pg.Client

async function connect(name: string): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: postgres.urlOf(name, { role: "superuser" }) })
  await connection.connect()
  closing.push(() => connection.end())
  return connection
}

beforeAll(async () => {
  postgres = await startPostgres()
  closing.push(() => postgres.stop())
  await postgres.createDatabase("loaded")
  loaded = await generateFamilies(addressesOf(postgres, "loaded"), families, { now })
  client = await connect("loaded")
}, 120_000)
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

async function count(sql: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`)
  return rows[0]?.count ?? 0
}

test("a usual family has three children with five subjects each and five years of 180 assignments", async () => {
  const [family] = loaded.usual
  const own = `WHERE family_id = '${family?.id}'`
  expect(await count(`student ${own}`)).toBe(3)
  expect(await count(`"user" ${own}`)).toBe(2)
  expect(await count(`curriculum ${own}`)).toBe(3 * 5 * 5)
  expect(await count(`assignment ${own}`)).toBe(3 * 5 * 180)
  expect(await count(`schedule_entry ${own}`)).toBe(3 * 15)
  const past = loaded.time.years.flatMap(({ days }) => days).filter((day) => day < loaded.time.today)
  expect(past.length).toBeGreaterThanOrEqual(4 * 180)
  expect(await count(`attendance_record ${own}`)).toBe(3 * past.length)
})

test("a large family has thirty children and there is one for each client", async () => {
  expect(loaded.large).toHaveLength(4)
  for (const { id } of loaded.large) expect(await count(`student WHERE family_id = '${id}'`)).toBe(30)
})

test("the number of rows matches the reported one", async () => {
  for (const [table, rows] of loaded.rows) expect(await count(`"${table}"`), table).toBe(rows)
})

test("each grade follows the grading rule for its points", async () => {
  const { rows } = await client.query<{ earned: number; possible: number; percentage: number; letter_grade: string }>(`
    SELECT g.points_earned::float AS earned, a.points_possible::float AS possible, g.percentage::float AS percentage, g.letter_grade
    FROM grade g JOIN assignment a ON a.id = g.assignment_id WHERE g.family_id = '${loaded.usual[1]?.id}'`)
  expect(rows.length).toBeGreaterThan(2000)
  for (const { earned, possible, ...mark } of rows) {
    const points = { earned, possible }
    expect(mark).toEqual({ percentage: percentage(points), letter_grade: letterGrade(points) })
  }
})

test("only graded assignments have a grade and all of them are in the past", async () => {
  const withGrade = "EXISTS (SELECT FROM grade g WHERE g.assignment_id = a.id)"
  expect(await count(`assignment a WHERE (status = 'graded') <> ${withGrade}`)).toBe(0)
  expect(await count(`assignment WHERE status = 'graded' AND due_date >= '${loaded.time.today}'`)).toBe(0)
  expect(await count("assignment WHERE status = 'submitted'")).toBeGreaterThan(0)
  expect(await count("assignment WHERE status <> 'graded' AND due_date < '2026-07-01'")).toBe(0)
})

test("all indexes and keys are restored as in the migrations", async () => {
  await postgres.createDatabase("bare")
  const database = await createDb(postgres.urlOf("bare"), { driver: "pg" })
  await applyMigrations(database)
  await database.close()
  const bare = await connect("bare")
  for (const sql of [
    "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexdef",
    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint ORDER BY 1, 2",
  ]) {
    expect((await client.query(sql)).rows).toEqual((await bare.query(sql)).rows)
  }
})

test("generating again results in the same data", async () => {
  await postgres.createDatabase("again")
  await generateFamilies(addressesOf(postgres, "again"), families, { now })
  const again = await connect("again")
  for (const table of ["student", "assignment", "grade", "attendance_record", "lesson"]) {
    const sql = `SELECT md5(string_agg((to_jsonb(t) - 'created_at' - 'updated_at')::text, ',' ORDER BY t.id)) FROM ${table} t`
    expect((await again.query(sql)).rows, table).toEqual((await client.query(sql)).rows)
  }
})

test("a generated parent can sign in and sees the children on the dashboard", async () => {
  const database = await createDb(postgres.urlOf("loaded"), { driver: "pg" })
  closing.push(() => database.close())
  const facts: RequestFacts = { ...testRequest, client: database.client, clock: () => now, authorization: null }
  const credentials = { email: loaded.usual[2]?.parent.email, password: loadPassword }
  const { access_token, user } = fieldsOf(await callerByName(facts)("auth.login", credentials))
  expect(user).toMatchObject({ role: "parent", email: credentials.email })
  const ask = callerByName({ ...facts, authorization: `Bearer ${String(access_token)}` })
  expect(await ask("dashboard.overview", undefined)).toMatchObject({
    is_school_day: true,
    stats: { student_count: 3, attendance_rate: expect.any(Number), average_grade: expect.any(Number) },
  })
})
