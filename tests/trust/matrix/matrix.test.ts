import { listRestRoutes } from "@hearthbook/api/openapi/rest-routes"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { papers } from "@hearthbook/api/modules/records/paper/papers/index"
import { isWhole, report } from "../amount.ts"
import { askBytes } from "./ask-bytes.ts"
import { askBatch, askRest, askTrpc, replies, type Call, type Reply } from "./ask.ts"
import { callers, outcomeOf, type Caller, type Outcome } from "./callers.ts"
import { expectations } from "./expectations.ts"
import { inputFor } from "./inputs.ts"
import { changedTables, sumTables } from "./database-snapshot.ts"
import { bytesNames, called, type BytesName, type ProcedureName } from "./procedures.ts"
import { openWorld, type World } from "./fixtures.ts"

// Calls every procedure as every caller, over each transport. A refused call returns the right code and changes nothing; an
// allowed call succeeds.
let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

/** Tables that a refused call may write to: a rate limit also counts failed calls. */
const writtenByRefusals: Partial<Record<ProcedureName, string[]>> = {
  "archive.restore": ["rate_limit"],
  ...Object.fromEntries(Object.keys(papers).map((name) => [`papers.${name}`, ["rate_limit"]])),
}

type Way = (call: Call) => Promise<Reply>
const isBytes = (name: ProcedureName): name is BytesName => bytesNames.includes(name)

/** Returns the transports of a procedure. Procedures that take bytes are not available over tRPC. */
function waysOf(name: ProcedureName): Record<string, Way> {
  if (isBytes(name)) return { REST: (call) => askBytes(call, name) }
  return { tRPC: askTrpc, "a tRPC batch": askBatch, REST: askRest }
}

const names = Object.keys(expectations) as ProcedureName[]
const counts: Record<Outcome, number> = { allowed: 0, "signed out": 0, revoked: 0, forbidden: 0, "not found": 0 }

describe("every procedure", () => {
  test("has one declaration, and each declaration has a procedure", () => {
    expect([...Object.keys(called), ...bytesNames].toSorted()).toEqual(names.toSorted())
  })

  test("has a derived REST route, except those with bytes and the deletion of an account", () => {
    const described = listRestRoutes().map(({ procedure }) => procedure)
    const others = names.filter((name) => !isBytes(name) && !described.includes(name))
    expect(others).toEqual(["account.delete"])
  })

  const taken = names.filter((_, index) => isWhole || index % 12 === 6)
  // Each caller of the demo makes a family of its own, which takes 45 seconds in all on a quiet machine.
  const timeout = 240_000
  test.each(taken)("%s is open to the declared callers only", { timeout }, async (name) => {
    const wrong: string[] = []
    for (const caller of callers) {
      for (const [way, ask] of Object.entries(waysOf(name))) {
        const fault = await findFault(name, caller, ask)
        if (fault) wrong.push(`${caller}, over ${way}: ${fault}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test("was called by every caller over each transport", () => {
    const { allowed, ...refused } = counts
    const refusals = Object.values(refused).reduce((sum, count) => sum + count, 0)
    const ways = taken.reduce((sum, name) => sum + Object.keys(waysOf(name)).length, 0)
    expect(allowed + refusals).toBe(ways * callers.length)
    report("matrix", {
      cells: allowed + refusals,
      allowed,
      refused: refusals,
      ...refused,
      procedures: taken.length,
      "over REST only": taken.filter(isBytes).length,
    })
  })
})

/** Describes how a call's result differs from the declaration, or null if it matches. */
async function findFault(name: ProcedureName, caller: Caller, ask: Way): Promise<string | null> {
  const outcome = outcomeOf(expectations[name], caller)
  const { input, isUnchanged } = await inputFor(world, name, caller)
  const before = isUnchanged ? world.snapshot.sums : await sumTables(world.rest.db)
  const reply = await ask({ world, caller, procedure: name, input })
  counts[outcome] += 1
  const changed = changedTables(before, await sumTables(world.rest.db))
  if (!isUnchanged || changed.length > 0) await world.snapshot.restore()
  if (outcome === "allowed")
    return reply.status >= 200 && reply.status < 300 ? null : `refused, ${describeReply(reply)}`
  const { trpc, ...expected } = replies[outcome]
  const wanted = "trpc" in reply ? { ...expected, trpc } : expected
  if (describeReply(reply) !== describeReply(wanted))
    return `${outcome} was expected, and it was ${describeReply(reply)}`
  const may = writtenByRefusals[name] ?? []
  const written = changed.filter((table) => !may.includes(table))
  return written.length === 0 ? null : `refused, and yet it wrote ${written.join(", ")}`
}

function describeReply({ status, code, trpc }: Reply): string {
  return [status, code, trpc].filter((part) => part !== undefined).join(" ")
}
