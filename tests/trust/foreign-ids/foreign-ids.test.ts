import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { amount, seed, report } from "../amount.ts"
import { valuesAt } from "../../../packages/api/src/testing/procedure-inputs.ts"
import { changedTables, sumTables } from "../matrix/database-snapshot.ts"
import { openWorld, otherFamilyMarker, type World } from "../matrix/fixtures.ts"
import { suspendMember } from "../matrix/inputs.ts"
import { askerOf, call } from "./call.ts"
import { foreignInputs, ownInputs, places, type Case } from "./cases.ts"

// Replaces each id of each input, including nested ones, by an id of another family. The call must fail as not found, change
// nothing and return no text of that family.
let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

/** Places with another error than not found. */
const exceptions = [
  // A cursor of a missing row is a 400, and another family's row counts as missing.
  { place: /\.cursor$/, codes: ["VALIDATION_ERROR"] },
  // The list must name each lesson of the course exactly once, so an id of another course is refused at its field.
  { place: /^lessons\.reorder\.lesson_ids/, codes: ["VALIDATION_ERROR"] },
  // These ids are rows that a preview showed. A row of another family counts as one that was deleted since.
  { place: /\.expected\.\*\.\w+_id$/, codes: ["CONFLICT"] },
]
// An admin can read the auth events of all families.
const asked = places.filter(({ procedure }) => procedure !== "admin.events")

const codesFor = ({ procedure, place, input }: Case) => {
  const ids = valuesAt(input, place)
  // The same row twice is refused before it is looked up.
  const isTwice = new Set(ids).size < ids.length
  const codes = exceptions.find((exception) => exception.place.test(`${procedure}.${place}`))?.codes ?? ["NOT_FOUND"]
  return isTwice ? [...codes, "VALIDATION_ERROR"] : codes
}

describe("an id of another family", () => {
  test.each([...new Set(asked.map(({ procedure }) => procedure))])(
    "is the only reason that %s refuses: it succeeds with ids of the same family",
    async (procedure) => {
      const answers: string[] = []
      for (const input of fc.sample(ownInputs(world, procedure), { numRuns: 12, seed: 7 })) {
        if (procedure === "family.letBackIn") await suspendMember(world)
        const { code, text } = await call(world, { procedure, input }, askerOf(procedure))
        await world.snapshot.restore()
        if (code === null) return
        answers.push(`${JSON.stringify(input)}: ${text}`)
      }
      expect.fail(`no input was accepted:\n${answers.join("\n")}`)
    },
  )

  test("is not found at any place, reveals nothing and changes nothing", async () => {
    const examples = asked.flatMap((place) => fc.sample(foreignInputs(world, place), { numRuns: 2, seed }))
    // Each place is tried, however many there are.
    const cases = Math.max(amount({ whole: 10_000, sample: 500 }), examples.length)
    const tried = new Set<string>()
    let batch: Case[] = []
    const someCase = fc.constantFrom(...asked).chain((place) => foreignInputs(world, place))
    await fc.assert(
      fc.asyncProperty(someCase, async (one) => {
        await refuse(one)
        tried.add(`${one.procedure}.${one.place}`)
        batch.push(one)
        if (batch.length === 100) {
          await nothingChanged(batch)
          batch = []
        }
      }),
      { numRuns: cases, seed, examples: examples.map((one): [Case] => [one]) },
    )
    await nothingChanged(batch)
    expect(tried.size).toBe(asked.length)
    const procedures = new Set(asked.map(({ procedure }) => procedure)).size
    report("foreign ids", { cases, places: tried.size, procedures, seed })
  }, 900_000)
})

async function refuse(one: Case): Promise<void> {
  const { code, text } = await call(world, one, askerOf(one.procedure))
  expect(codesFor(one)).toContain(code)
  expect(text.toUpperCase()).not.toContain(otherFamilyMarker)
}

/** Checks all tables once for many cases. If something changed, bisects the cases to find the cause. */
async function nothingChanged(cases: Case[]): Promise<void> {
  const changed = changedTables(world.snapshot.sums, await sumTables(world.rest.db))
  if (changed.length === 0) return
  await world.snapshot.restore()
  const half = Math.ceil(cases.length / 2)
  for (const part of cases.length > 1 ? [cases.slice(0, half), cases.slice(half)] : []) {
    for (const one of part) await call(world, one, askerOf(one.procedure))
    await nothingChanged(part)
  }
  expect.fail(`${JSON.stringify(cases)} was refused but wrote to ${changed.join(", ")}`)
}
