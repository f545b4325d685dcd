import { DatabaseStartError } from "@hearthbook/db"
import { expect, test } from "vitest"
import { retryWhileUnreachable } from "./retry-while-unreachable.ts"

const refused = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })

/** Work that fails with these errors, one after another, and then is done. */
function openWork(failures: Error[]) {
  const told: string[] = []
  const pauses: number[] = []
  const work = async () => {
    const failure = failures.shift()
    if (failure) throw failure
  }
  const waiting = {
    onFailure: ({ message }: Error) => void told.push(message),
    wait: async (milliseconds: number) => void pauses.push(milliseconds),
  }
  return { told, pauses, done: () => retryWhileUnreachable(work, waiting) }
}

test("a database that is away is asked again, less and less often, but never less than each ten seconds", async () => {
  const { told, pauses, done } = openWork(Array.from({ length: 7 }, refused))
  await done()
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000])
  expect(told).toHaveLength(7)
})

test("it is waited for also where a migration has found it away", async () => {
  const { told, done } = openWork([new DatabaseStartError("Can't reach database server", { cause: refused() })])
  await done()
  expect(told).toEqual(["Can't reach database server"])
})

test("it is waited for where somebody else holds a table, or the turn to migrate, for too long", async () => {
  const held = Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" })
  const { told, done } = openWork([new DatabaseStartError("migration 1: held", { cause: held })])
  await done()
  expect(told).toEqual(["migration 1: held"])
})

test("what fails because we are told to end is not tried again", async () => {
  const failure = refused()
  const { told } = openWork([])
  const waiting = { onFailure: ({ message }: Error) => void told.push(message), wait: async () => undefined }
  const ended = retryWhileUnreachable(() => Promise.reject(failure), { ...waiting, signal: AbortSignal.abort() })
  await expect(ended).rejects.toBe(failure)
  expect(told).toEqual([])
})

test.each([
  new DatabaseStartError("migration 1: there is a table of that name", { cause: new Error("there is a table") }),
  new DatabaseStartError("Authentication failed"),
  new TypeError("a mistake of our own"),
])("what waiting does not mend is told at once: %s", async (failure) => {
  const { told, pauses, done } = openWork([refused(), failure])
  await expect(done()).rejects.toBe(failure)
  expect([told, pauses]).toEqual([["connect ECONNREFUSED"], [500]])
})
