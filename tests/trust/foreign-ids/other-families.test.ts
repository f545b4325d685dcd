import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { report } from "../amount.ts"
import { outcomeOf, type Caller } from "../matrix/callers.ts"
import { expectations } from "../matrix/expectations.ts"
import { inputFor } from "../matrix/inputs.ts"
import { called, type ProcedureName } from "../matrix/procedures.ts"
import { openWorld, otherFamilyMarker, type World } from "../matrix/fixtures.ts"
import { call } from "./call.ts"

// Allowed calls, with or without ids, affect only the caller's family.
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

/** The procedures that each caller may call over tRPC. Public procedures are left out, as their callers have no family. */
const allowed = callers.flatMap((caller) =>
  names
    .filter((name) => called[name] && expectations[name].who !== "anyone")
    .filter((name) => outcomeOf(expectations[name], caller) === "allowed")
    .map((name) => [caller, name] as const),
)

/** Returns the tables with a family_id column. */
async function findTables(): Promise<string[]> {
  const rows = await world.rest.db.$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'family_id' ORDER BY table_name`
  return rows.map(({ name }) => name)
}

/** Returns all rows of a family as text. */
async function rowsOf(family_id: string): Promise<string> {
  const each = tables.map((name) => `SELECT '${name}' || t::text AS row FROM "${name}" t WHERE family_id = $1::uuid`)
  const all = [...each, "SELECT t::text AS row FROM family t WHERE id = $1::uuid"].join(" UNION ALL ")
  const rows = await world.rest.db.$queryRawUnsafe<{ row: string }[]>(all, family_id)
  return rows
    .map(({ row }) => row)
    .toSorted()
    .join("\n")
}

describe("an allowed call", () => {
  test.each(allowed)("as a %s to %s neither changes nor reveals another family", async (caller, name) => {
    const { input } = await inputFor(world, name, caller)
    const { code, text } = await call(world, { procedure: name, input }, caller)
    const after = await rowsOf(world.strangers.family_id)
    await world.snapshot.restore()
    expect({ code, text }).toMatchObject({ code: null })
    expect(text.toUpperCase()).not.toContain(otherFamilyMarker)
    expect(after).toBe(theirs)
  })

  test("was made for each procedure", () => {
    expect(tables.length).toBeGreaterThan(20)
    report("other families unchanged", { calls: allowed.length, tables: tables.length })
  })
})
