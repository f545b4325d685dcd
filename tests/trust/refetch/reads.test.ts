import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { callProcedure } from "@hearthbook/api/testing/call-procedure"
import { reads } from "@hearthbook/api/generated/refetch"
import { openTestApi, type TestApi } from "../../../packages/api/src/testing/test-api.ts"
import { amount, seed } from "../amount.ts"
import { ownInputs } from "../foreign-ids/cases.ts"
import { createFamilyFixture, type FamilyFixture } from "../matrix/family-fixture.ts"
import { nounsOf, tablesIn } from "./rows.ts"

let api: TestApi
let hearth: FamilyFixture
beforeAll(async () => {
  api = await openTestApi()
  hearth = await createFamilyFixture(api.db, "HEARTH")
})
afterAll(() => api.close())

/** Queries that read the table of files only for pictures. Whoever replaces one refetches everything. */
const ofPictures: ReadonlySet<string> = new Set<keyof typeof reads>([
  "auth.whoami",
  "settings.get",
  "school.get",
  "users.list",
  "users.members",
  "providers.list",
  "providers.byId",
  "transcripts.get",
  "reportCards.get",
])

// The session, the family, its members and its school years are read by every call. Writing one of these refetches everything.
test.each(Object.entries(reads))("%s reads no rows but those that the table names", async (name, declared) => {
  const samples = fc.sample(ownInputs({ hearth, archive: new Uint8Array() }, name), {
    numRuns: amount({ whole: 20, sample: 4 }),
    seed,
  })
  const parent = await api.callerFor(hearth.people.parent)
  const read = new Set<string>()
  for (const input of samples) {
    api.statements.length = 0
    await callProcedure(parent, name, input).catch((cause: unknown) => expect(cause).toBeInstanceOf(Error))
    for (const sql of api.statements.slice(1)) for (const table of tablesIn(sql)) read.add(table)
  }
  const others = nounsOf([...read]).filter(
    (noun) => noun !== "everything" && !(noun === "file" && ofPictures.has(name)),
  )
  expect(
    declared === "everything" ? [] : others.filter((noun) => !(declared as readonly string[]).includes(noun)),
  ).toEqual([])
})
