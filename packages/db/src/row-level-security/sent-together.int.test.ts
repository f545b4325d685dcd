import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Database, Db } from "../index.ts"
import { openTestDatabase } from "../testing/database.ts"
import { createStudent } from "../testing/factories/index.ts"

// Statements of one family that start at the same moment are one message to the server.
let database: Database
let ours: string
let theirs: string

beforeAll(async () => {
  database = await openTestDatabase()
  ours = (await createStudent(database.client, { first_name: "Ours" })).family_id
  theirs = (await createStudent(database.client, { first_name: "Theirs" })).family_id
})
afterAll(() => database.close())

const reading = <T>(family_id: string, work: (db: Db) => Promise<T>) => database.client.$readWithin(family_id, work)
const named = (db: Db, name: string) => db.$queryRaw`SELECT first_name FROM student WHERE first_name = ${name}`
const divided = (db: Db, by: number) => db.$queryRaw`SELECT 6 / ${by}::int AS result`
const row = (first_name: string) => [{ first_name }]

describe("reads that start at the same moment", () => {
  test("each get their own answer, in calls of one family or of several", async () => {
    const both = (db: Db) => Promise.all([named(db, "Ours"), named(db, "Theirs"), divided(db, 2)])
    const [first, second, other] = await Promise.all([reading(ours, both), reading(ours, both), reading(theirs, both)])
    expect(first).toEqual([row("Ours"), [], [{ result: 3 }]])
    expect(second).toEqual(first)
    expect(other).toEqual([[], row("Theirs"), [{ result: 3 }]])
  })

  test("do not fail because of another one, before or behind it", async () => {
    for (let time = 0; time < 3; time++) {
      const answers = await reading(ours, (db) =>
        Promise.allSettled([divided(db, 1), divided(db, 0), named(db, "Ours"), divided(db, 0), divided(db, 3)]),
      )
      const refused = { status: "rejected", reason: { code: "P2010" } }
      expect(answers).toMatchObject([
        { value: [{ result: 6 }] },
        refused,
        { value: row("Ours") },
        refused,
        { value: [{ result: 2 }] },
      ])
    }
  })

  test("may be the same statement, whose answers are separate rows", async () => {
    const [one, other] = await reading(ours, (db) => Promise.all([named(db, "Ours"), named(db, "Ours")]))
    expect(one).toEqual(row("Ours"))
    expect(other).toEqual(one)
    expect(other).not.toBe(one)
  })

  test("are answered though a model's query begins its transaction just after one, however many moments after", async () => {
    const moments = Array.from({ length: 40 }, (_, count) => count)
    for (const later of moments) {
      const answers = reading(ours, async (db) => {
        const reads = [named(db, "Ours"), named(db, "Ours")]
        for (let moment = 0; moment < later; moment++) await Promise.resolve()
        return Promise.all([...reads, db.student.count(), named(db, "Ours")])
      })
      expect(await answers).toEqual([row("Ours"), row("Ours"), 1, row("Ours")])
    }
  })

  test("do not fail because the server does not understand another one", async () => {
    const answers = await reading(ours, (db) =>
      Promise.allSettled([named(db, "Ours"), db.$queryRaw`SELECT nothing FROM student`, named(db, "Theirs")]),
    )
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
  })
})

describe("a transaction", () => {
  test("without a statement does nothing, and leaves its connection usable", async () => {
    for (let time = 0; time < 10; time++) {
      expect(await database.client.$transactWithin(ours, () => Promise.resolve("done"))).toBe("done")
      const failed = database.client.$transactWithin(ours, () => Promise.reject(new Error("undone")))
      await expect(failed).rejects.toThrow("undone")
    }
    expect(await reading(ours, (db) => named(db, "Ours"))).toEqual(row("Ours"))
  })

  test("whose first statement fails is rolled back, and leaves its connection usable", async () => {
    for (let time = 0; time < 10; time++) {
      const failed = database.client.$transactWithin(ours, (db) => divided(db, 0))
      await expect(failed).rejects.toMatchObject({ code: "P2010" })
    }
    await database.client.$transactWithin(ours, async (db) => {
      expect(await named(db, "Ours")).toEqual(row("Ours"))
      await db.$executeRaw`UPDATE student SET last_name = 'Changed' WHERE first_name = 'Ours'`
    })
    const [changed] = await database.client.student.findMany({ where: { last_name: "Changed" } })
    expect(changed?.family_id).toBe(ours)
  })

  test("whose first statement is refused when it runs can send the same one again, first or later", async () => {
    // The statement is prepared although it fails, and its connection is used again.
    const pinned = (db: Db, by: number) => db.$queryRaw`SELECT 7 / ${by}::int AS seventh`
    for (let time = 0; time < 10; time++) {
      await expect(database.client.$transactWithin(ours, (db) => pinned(db, 0))).rejects.toMatchObject({
        code: "P2010",
      })
      const again = database.client.$transactWithin(ours, async (db) => [await named(db, "Ours"), await pinned(db, 7)])
      expect(await again).toEqual([row("Ours"), [{ seventh: 1 }]])
    }
  })

  test("runs statements that start at the same moment in their order", async () => {
    await database.client.$transactWithin(ours, async (db) => {
      const change = (name: string) => db.$executeRaw`UPDATE student SET last_name = ${name}`
      const lastName = () => db.$queryRaw`SELECT last_name FROM student`
      expect(await Promise.all([change("First"), lastName(), change("Second"), lastName()])).toEqual([
        1,
        [{ last_name: "First" }],
        1,
        [{ last_name: "Second" }],
      ])
    })
    expect(await reading(ours, (db) => db.$queryRaw`SELECT last_name FROM student`)).toEqual([{ last_name: "Second" }])
  })

  test("fails with the statements behind one that fails, and is rolled back", async () => {
    for (const isFirst of [true, false, true, false]) {
      const failed = database.client.$transactWithin(ours, async (db) => {
        if (!isFirst) await named(db, "Ours")
        const written = db.$executeRaw`UPDATE student SET last_name = 'Lost'`
        const all = await Promise.allSettled([written, divided(db, 0), named(db, "Ours"), named(db, "Theirs")])
        expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "rejected"])
        throw new Error("undone")
      })
      await expect(failed).rejects.toThrow("undone")
    }
    expect(await reading(ours, (db) => db.$queryRaw`SELECT last_name FROM student`)).not.toEqual([
      { last_name: "Lost" },
    ])
  })

  test("keeps its isolation level", async () => {
    // The embedded database has one connection and no levels.
    if (database.driver === "pglite") return
    const level = (db: Db) => db.$queryRaw`SELECT current_setting('transaction_isolation') AS level`
    const isolationLevel = "RepeatableRead"
    expect(await database.client.$transactWithin(ours, level, { isolationLevel })).toEqual([
      { level: "repeatable read" },
    ])
    expect(await database.client.$transactWithin(ours, level)).toEqual([{ level: "read committed" }])
  })
})

test("a raw query of a read cannot write", async () => {
  if (database.driver === "pglite") return
  const written = reading(ours, (db) => db.$queryRaw`DELETE FROM student WHERE first_name = 'Ours' RETURNING id`)
  await expect(written).rejects.toThrow(/25006|read-only/)
  expect(await reading(ours, (db) => named(db, "Ours"))).toEqual(row("Ours"))
})
