import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { bypassRls, Prisma, type Database, type Db } from "../index.ts"
import { protectTables } from "../migrations/migrate.ts"
import { openTestDatabase } from "../testing/database.ts"
import { createParent, createStudent } from "../testing/factories/index.ts"

// The statements of this file do not filter by family.
let database: Database
const statements: string[] = []
let ours: string
let theirs: string

beforeAll(async () => {
  database = await openTestDatabase({ onStatement: (sql) => statements.push(sql) })
  ours = (await createStudent(database.client)).family_id
  theirs = (await createStudent(database.client)).family_id
})
beforeEach(() => void statements.splice(0))
afterAll(() => database.close())

const families = (rows: { family_id: string }[]) => [...new Set(rows.map(({ family_id }) => family_id))]
const byRawSql = (db: Db) => db.$queryRaw<{ family_id: string }[]>`SELECT family_id FROM student`
const byPrisma = (db: Db) => db.student.findMany({ select: { family_id: true } })
const inTransaction = <T>(family_id: string, work: (db: Db) => Promise<T>) =>
  database.client.$transactWithin(family_id, work)
const reading = <T>(family_id: string, work: (db: Db) => Promise<T>) => database.client.$readWithin(family_id, work)

describe.each([
  ["a transaction", inTransaction],
  ["reading", reading],
])("one family's work in %s", (_, within) => {
  test("sees only its own rows, through raw SQL and Prisma", async () => {
    expect(families(await within(ours, byRawSql))).toEqual([ours])
    expect(families(await within(ours, byPrisma))).toEqual([ours])
    expect(await within(ours, (db) => db.family.findMany({ select: { id: true } }))).toEqual([{ id: ours }])
    expect(await within(theirs, (db) => db.student.count({ where: { family_id: ours } }))).toBe(0)
  })

  test("cannot change or delete rows of another family", async () => {
    expect(
      await within(
        ours,
        (db) => db.$executeRaw`UPDATE student SET first_name = 'Ours' WHERE family_id <> ${ours}::uuid`,
      ),
    ).toBe(0)
    expect(await within(ours, (db) => db.student.deleteMany({ where: { family_id: theirs } }))).toEqual({ count: 0 })
  })

  test("cannot write a row for another family", async () => {
    const written = within(ours, (db) => createParent(db, { family_id: theirs }))
    await expect(written).rejects.toThrow(/row-level security/)
  })

  test("sees only its own rows when raw SQL and Prisma alternate or run at once", async () => {
    const all = await within(ours, async (db) => [
      await byRawSql(db),
      await byPrisma(db),
      await byRawSql(db),
      ...(await Promise.all([byPrisma(db), byRawSql(db), byRawSql(db)])),
    ])
    expect(all.map(families)).toEqual(all.map(() => [ours]))
  })

  test("sees every family's rows in bypassRls, and only its own afterwards", async () => {
    const [before, between, after] = await within(ours, async (db) => [
      families(await bypassRls({ db }, byRawSql)),
      families(await byPrisma(db)),
      families(await bypassRls({ db }, byPrisma)),
      families(await byRawSql(db)),
    ]).then(([first, own, second, last]) => [[first, second], own, last])
    expect(before).toEqual([expect.arrayContaining([ours, theirs]), expect.arrayContaining([ours, theirs])])
    expect(between).toEqual([ours])
    expect(after).toEqual([ours])
  })

  test("leaves no tenant on its connection", async () => {
    await within(ours, byRawSql)
    await within(ours, () => Promise.reject(new Error("undone"))).catch(() => undefined)
    await within(ours, (db) => db.$queryRaw`SELECT 1 / 0`).catch(() => undefined)
    for (let n = 0; n < 10; n++) expect(families(await byRawSql(database.client)).length).toBeGreaterThan(1)
  })

  test("reports a wrong statement as Prisma does, and the next one works", async () => {
    const failed = within(ours, (db) => db.$queryRaw`SELECT nothing FROM student`)
    await expect(failed).rejects.toBeInstanceOf(Prisma.PrismaClientKnownRequestError)
    await expect(within(ours, (db) => db.$queryRaw`SELECT ${undefined}::int`)).rejects.toThrow("Value 1")
    expect(families(await within(ours, byRawSql))).toEqual([ours])
  })
})

test("simultaneous reads of two families each see only their own rows", async () => {
  const asked = Array.from({ length: 40 }, (_, n) => (n % 2 ? ours : theirs))
  const seen = await Promise.all(asked.map((family_id, n) => reading(family_id, n % 4 < 2 ? byRawSql : byPrisma)))
  expect(seen.map(families)).toEqual(asked.map((family_id) => [family_id]))
})

test("values are read and written as without a tenant", async () => {
  const moment = new Date("2026-09-15T16:00:00.123Z")
  const query = (db: Db) => db.$queryRaw`
    SELECT ${"a'b"}::text AS text, ${["x", null]}::text[] AS texts, ${moment}::timestamptz AS moment, ${7}::int AS whole,
      ${null}::date AS nothing, 2.50::numeric AS exact, '2026-09-15'::date AS day, '{"a": 1}'::jsonb AS json`
  expect(await reading(ours, query)).toEqual(await query(database.client))
  expect(await reading(ours, (db) => db.$queryRaw`SELECT 1 AS one`)).toEqual([{ one: 1 }])
  expect(await reading(ours, (db) => db.$queryRaw`SELECT 1 AS one WHERE false`)).toEqual([])
})

test("reading with raw SQL opens no transaction", async () => {
  await reading(ours, async (db) => [await byRawSql(db), await byRawSql(db)])
  expect(statements).toEqual(["SELECT family_id FROM student", "SELECT family_id FROM student"])
})

test("every table with a family's rows has its policy, and a new or unprotected table gets it", async () => {
  const connection = await database.migrations.open()
  try {
    expect(await protectTables(connection)).toEqual([])
    await connection.transact(({ run }) =>
      run(`
      CREATE TABLE shelf (id int, family_id uuid NOT NULL);
      INSERT INTO shelf VALUES (1, '${ours}'), (2, '${theirs}');
      ALTER TABLE grade NO FORCE ROW LEVEL SECURITY;
      DROP POLICY family_rows ON lesson`),
    )
    expect(await protectTables(connection)).toEqual(["grade", "lesson", "shelf"])
    expect(await protectTables(connection)).toEqual([])
  } finally {
    await connection.close()
  }
  expect(await reading(ours, (db) => db.$queryRaw`SELECT id FROM shelf`)).toEqual([{ id: 1 }])
})
