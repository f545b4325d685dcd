import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { amount, seed, tell } from "../amount.ts"
import { changedTables, sumTables } from "../matrix/keep-database.ts"
import { openWorld, strangersMark, type World } from "../matrix/world.ts"
import { askerOf, call } from "./call.ts"
import { foreignInputs, ownInputs, places, type Case } from "./cases.ts"

// Every id of every input, in lists and in objects inside them too, exchanged for another family's: it is not found, nothing is
// changed by it, and no text of theirs comes back.
let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

/** Where the specification says something else than that it is not found. */
const exceptions = [
  // DECISIONS 45: the cursor of a row that is gone, which another family's is just like, is a 400.
  { place: /\.cursor$/, code: "VALIDATION_ERROR" },
]
// DECISIONS 16: an admin crosses families in auth events, so that nobody's is foreign there.
const asked = places.filter(({ procedure }) => procedure !== "admin.events")

const codeFor = ({ procedure, place }: Case) =>
  exceptions.find((exception) => exception.place.test(`${procedure}.${place}`))?.code ?? "NOT_FOUND"

describe("an id of another family", () => {
  test.each([...new Set(asked.map(({ procedure }) => procedure))])(
    "is what %s refuses: with ids of one's own it does what is asked",
    async (procedure) => {
      const answers: string[] = []
      for (const input of fc.sample(ownInputs(world, procedure), { numRuns: 12, seed: 7 })) {
        const { code, text } = await call(world, { procedure, input }, askerOf(procedure))
        await world.keep.restore()
        if (code === null) return
        answers.push(`${JSON.stringify(input)}: ${text}`)
      }
      expect.fail(`nothing was accepted:\n${answers.join("\n")}`)
    },
  )

  test("is not found at any place, says nothing of theirs and changes nothing", async () => {
    const cases = amount({ whole: 10_000, sample: 500 })
    const examples = asked.flatMap((place) => fc.sample(foreignInputs(world, place), { numRuns: 2, seed }))
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
    tell("foreign ids", { cases, places: tried.size, procedures, seed })
  }, 900_000)
})

async function refuse(one: Case): Promise<void> {
  const { code, text } = await call(world, one, askerOf(one.procedure))
  expect(code).toBe(codeFor(one))
  expect(text.toUpperCase()).not.toContain(strangersMark)
}

/** Looks at all tables once for many cases; where something has changed, halves them until the one that did it is found. */
async function nothingChanged(cases: Case[]): Promise<void> {
  const changed = changedTables(world.keep.sums, await sumTables(world.rest.db))
  if (changed.length === 0) return
  await world.keep.restore()
  const half = Math.ceil(cases.length / 2)
  for (const part of cases.length > 1 ? [cases.slice(0, half), cases.slice(half)] : []) {
    for (const one of part) await call(world, one, askerOf(one.procedure))
    await nothingChanged(part)
  }
  expect.fail(`${JSON.stringify(cases)} was refused, and yet it wrote ${changed.join(", ")}`)
}
