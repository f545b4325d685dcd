import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { Prisma, type Db, type Database } from "../index.ts"
import { openTestDatabase } from "../testing/database.ts"
import { createFamily } from "../testing/factories/index.ts"

let database: Database
const statements: string[] = []

beforeAll(async () => {
  database = await openTestDatabase({ onStatement: (sql) => statements.push(sql) })
})
beforeEach(() => void statements.splice(0))
afterAll(() => database.close())

const moment = new Date("2026-09-15T16:00:00.123Z")

test("a raw statement returns values as Prisma's own raw queries do", async () => {
  const rows = await database.client.$queryRaw`
    SELECT 7::int AS whole, 7::bigint AS large, 2.50::numeric AS exact, 2.5::float8 AS number, true AS flag, 'a'::text AS text,
      'monday'::weekday AS day_name, '0190a6f2-7b1c-7d3e-8f4a-1b2c3d4e5f60'::uuid AS id, '2026-09-15'::date AS day,
      ${moment}::timestamptz AS moment, '{"a": [1]}'::jsonb AS json, ARRAY['x', NULL]::text[] AS texts,
      ARRAY[1.5]::numeric[] AS exacts, ARRAY['2026-09-15']::date[] AS days, NULL::date AS nothing`
  expect(rows).toEqual([
    {
      whole: 7,
      large: 7n,
      exact: new Prisma.Decimal("2.5"),
      number: 2.5,
      flag: true,
      text: "a",
      day_name: "monday",
      id: "0190a6f2-7b1c-7d3e-8f4a-1b2c3d4e5f60",
      day: new Date("2026-09-15T00:00:00.000Z"),
      moment,
      json: { a: [1] },
      texts: ["x", null],
      exacts: [new Prisma.Decimal("1.5")],
      days: [new Date("2026-09-15T00:00:00.000Z")],
      nothing: null,
    },
  ])
})

test("lists, timestamps, decimals, booleans, numbers and null are sent unchanged", async () => {
  const texts = ["plain", "with ' and , and \"", null]
  const rows = await database.client.$queryRaw`
    SELECT ${texts}::text[] AS texts, (${[moment]}::timestamptz[])[1] AS moment, ${new Prisma.Decimal("9.75")}::numeric::text AS points,
      ${null}::int AS nothing, ${false}::boolean AS flag, ${12}::int AS whole, cardinality(${[]}::uuid[]) AS none`
  expect(rows).toEqual([{ texts, moment, points: "9.75", nothing: null, flag: false, whole: 12, none: 0 }])
})

test("a statement can be composed of fragments, and returns how many rows it changed", async () => {
  await createFamily(database.client, { name: "Together" })
  const named = Prisma.sql`name = ${"Together"}`
  expect(await database.client.$executeRaw`UPDATE family SET name = ${"Apart"} WHERE ${named}`).toBe(1)
  expect(await database.client.$executeRaw(Prisma.sql`DELETE FROM family WHERE ${named}`)).toBe(0)
  expect(statements).toContain("UPDATE family SET name = $1 WHERE name = $2")
})

test("an undefined value is refused, not sent as NULL", async () => {
  await expect(database.client.$queryRaw`SELECT ${undefined}::int`).rejects.toThrow(
    "Value 1 of the statement is undefined.",
  )
})

test("a statement in a transaction sees what the transaction wrote, and is rolled back with it", async () => {
  const transaction = database.client.$transaction(async (db) => {
    await createFamily(db, { name: "Only inside" })
    await db.$executeRaw`UPDATE family SET name = 'Renamed inside' WHERE name = 'Only inside'`
    expect(await db.family.count({ where: { name: "Renamed inside" } })).toBe(1)
    expect(await db.$queryRaw`SELECT count(*)::int AS count FROM family WHERE name = 'Renamed inside'`).toEqual([
      { count: 1 },
    ])
    throw new Error("undone")
  })
  await expect(transaction).rejects.toThrow("undone")
  expect(await database.client.family.count({ where: { name: { contains: "inside" } } })).toBe(0)
})

test("simultaneous transactions use different connections", async () => {
  const work = (name: string) =>
    database.client.$transaction(async (db) => {
      await createFamily(db, { name })
      const seen = await db.$queryRaw`SELECT name FROM family WHERE name LIKE 'At once %'`
      await db.$executeRaw`DELETE FROM family WHERE name = ${name}`
      return seen
    })
  const names = ["At once 1", "At once 2", "At once 3"]
  const seen = await Promise.all(names.map(work))
  expect(seen).toEqual(names.map((name) => [{ name }]))
})

test("a transaction that has ended refuses further statements", async () => {
  const ended: Db[] = []
  await database.client.$transaction(async (db) => void ended.push(db))
  const failed = database.client.$transaction(async (db) => {
    ended.push(db)
    throw new Error("undone")
  })
  await expect(failed).rejects.toThrow("undone")
  for (const db of ended) await expect(db.$executeRaw`DELETE FROM family`).rejects.toMatchObject({ code: "P2028" })
  expect(ended).toHaveLength(2)
})

test("a statement that the database refuses fails with Prisma's error and the database's code", async () => {
  const refused = database.client.$queryRaw`SELECT 1 / ${0}::int`
  await expect(refused).rejects.toBeInstanceOf(Prisma.PrismaClientKnownRequestError)
  await expect(refused).rejects.toMatchObject({ code: "P2010", message: expect.stringContaining("22012") })
})
