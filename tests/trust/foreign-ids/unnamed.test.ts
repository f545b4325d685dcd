import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { tell } from "../amount.ts"
import { outcomeOf, type Caller } from "../matrix/callers.ts"
import { expectations } from "../matrix/expectations.ts"
import { inputFor } from "../matrix/inputs.ts"
import { called, type ProcedureName } from "../matrix/procedures.ts"
import { openWorld, strangersMark, type World } from "../matrix/world.ts"
import { call } from "./call.ts"

// Where no id is named there is none to refuse: what is done is done to one's own family, and to no other's beside it.
let world: World
let tables: string[]
let theirs: string
beforeAll(async () => {
  world = await openWorld()
  tables = await findTables()
  theirs = await rowsOf(world.strangers.family_id)
})
afterAll(() => world.close())

const names = Object.keys(expectations) as ProcedureName[]
const callers = ["parent", "child"] satisfies Caller[]

/** What each of the two may do, over tRPC; whoever comes in from outside has no family yet. */
const allowed = callers.flatMap((caller) =>
  names
    .filter((name) => called[name] && expectations[name].who !== "anyone")
    .filter((name) => outcomeOf(expectations[name], caller) === "allowed")
    .map((name) => [caller, name] as const),
)

/** The tables whose rows say whose they are. */
async function findTables(): Promise<string[]> {
  const rows = await world.rest.db.$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'family_id' ORDER BY table_name`
  return rows.map(({ name }) => name)
}

/** All that a family has, as it stands in the database. */
async function rowsOf(family_id: string): Promise<string> {
  const each = tables.map((name) => `SELECT '${name}' || t::text AS row FROM "${name}" t WHERE family_id = $1::uuid`)
  const all = [...each, "SELECT t::text AS row FROM family t WHERE id = $1::uuid"].join(" UNION ALL ")
  const rows = await world.rest.db.$queryRawUnsafe<{ row: string }[]>(all, family_id)
  return rows
    .map(({ row }) => row)
    .toSorted()
    .join("\n")
}

describe("whoever does what they may", () => {
  test.each(allowed)(
    "as a %s by %s leaves another family as it is, and is shown nothing of it",
    async (caller, name) => {
      const { input } = await inputFor(world, name, caller)
      const { code, text } = await call(world, { procedure: name, input }, caller)
      const after = await rowsOf(world.strangers.family_id)
      await world.keep.restore()
      expect({ code, text }).toMatchObject({ code: null })
      expect(text.toUpperCase()).not.toContain(strangersMark)
      expect(after).toBe(theirs)
    },
  )

  test("has done all of it", () => {
    expect(tables.length).toBeGreaterThan(20)
    tell("beside other families", { calls: allowed.length, tables: tables.length })
  })
})
