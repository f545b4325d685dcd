import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { isTouched } from "@hearthbook/api/refetch/is-touched"
import { writes } from "@hearthbook/api/generated/refetch"
import { isWhole, report, seed } from "../amount.ts"
import { askerOf, call } from "../foreign-ids/call.ts"
import { ownInputs } from "../foreign-ids/cases.ts"
import { changedTables, sumTables } from "../matrix/database-snapshot.ts"
import { inputFor } from "../matrix/inputs.ts"
import { openWorld, type World } from "../matrix/fixtures.ts"
import {
  askAll,
  changedAnswers,
  mutationNames,
  queryNames,
  questionsOf,
  type Answers,
  type Question,
} from "./answers.ts"
import { nounsOf } from "./rows.ts"

// Runs every mutation on a family with a row of each kind, and compares what the table says with all queries asked again.
let world: World
let questions: Question[]
let before: Answers
beforeAll(async () => {
  world = await openWorld()
  const all = await questionsOf(world, 1, seed)
  const [one, other] = [await askAll(world, all), await askAll(world, all)]
  // A token that is made anew with each answer says nothing.
  const varying = new Set(changedAnswers(all, one, other))
  questions = all.filter((question) => !varying.has(question))
  before = one
}, 240_000)
afterAll(() => world.close())

/** Calls that end the family, its sessions or its records, and refetch everything. */
const elsewhere = new Set(["account.delete", "auth.demo", "archive.restore"])

const taken = mutationNames.filter((name, index) => !elsewhere.has(name) && (isWhole || index % 9 === 4))
const counts = { mutations: 0, "answers changed": 0, "refetched in vain": 0 }

/** The columns of a family that are no part of it: the answers of the guided setup, while they are given. */
const ofSetup: ReadonlySet<string> = new Set<keyof typeof writes>(["setup.saveAnswers"])

describe("the table of reads and writes", () => {
  test.each(taken)("has what %s writes, and each answer that it changes", { timeout: 240_000 }, async (mutation) => {
    const asker = askerOf(mutation)
    const { input: smallest, isUnchanged } = await inputFor(world, mutation, asker)
    // Some inputs need rows of their own.
    const known = isUnchanged ? before : await askAll(world, questions)
    const samples = fc.sample(ownInputs(world, mutation), { numRuns: isWhole ? 3 : 1, seed })
    const missing: string[] = []
    for (const input of [smallest, ...samples]) {
      const sums = await sumTables(world.rest.db)
      const { code } = await call(world, { procedure: mutation, input }, asker)
      const written = nounsOf(changedTables(sums, await sumTables(world.rest.db)))
      // A call that wrote nothing changes no answer.
      if (code === null && written.length > 0) {
        missing.push(...undeclared(mutation, written).map((noun) => `writes ${noun}`))
        const changed = new Set(
          changedAnswers(questions, input === smallest ? known : before, await askAll(world, questions)).map(
            (one) => one.query,
          ),
        )
        missing.push(...[...changed].filter((query) => !isTouched(query, mutation)).map((query) => `changes ${query}`))
        const refetched = queryNames.filter((query) => isTouched(query, mutation))
        if (input === smallest) {
          counts.mutations += 1
          counts["answers changed"] += changed.size
          if (writes[mutation as keyof typeof writes] !== "everything")
            counts["refetched in vain"] += refetched.filter((query) => !changed.has(query)).length
        }
      }
      await world.snapshot.restore()
    }
    expect([...new Set(missing)]).toEqual([])
  })

  // More than this needs a reason: each noun that is added to be safe costs a refetch on every screen that shows it.
  test("refetches few answers in vain", () => {
    report("refetch", { ...counts, queries: queryNames.length, seed })
    expect(counts["refetched in vain"] / Math.max(counts.mutations, 1)).toBeLessThan(25)
  })
})

function undeclared(mutation: string, written: string[]): string[] {
  const declared: readonly string[] | "everything" = writes[mutation as keyof typeof writes]
  if (declared === "everything" || ofSetup.has(mutation)) return []
  return written.filter((noun) => !declared.includes(noun))
}
