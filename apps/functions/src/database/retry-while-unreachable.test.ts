import { DatabaseStartError } from "@hearthbook/db"
import { expect, test } from "vitest"
import { retryWhileUnreachable } from "./retry-while-unreachable.ts"

const refused = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })

/** Returns work that fails with these errors, one after another, and then succeeds. */
function openWork(failures: Error[]) {
  const reported: string[] = []
  const pauses: number[] = []
  const work = async () => {
    const failure = failures.shift()
    if (failure) throw failure
  }
  const waiting = {
    onFailure: ({ message }: Error) => void reported.push(message),
    wait: async (milliseconds: number) => void pauses.push(milliseconds),
  }
  return { reported, pauses, run: () => retryWhileUnreachable(work, waiting) }
}

test("retries an unreachable database after growing pauses of at most ten seconds", async () => {
  const { reported, pauses, run } = openWork(Array.from({ length: 7 }, refused))
  await run()
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000])
  expect(reported).toHaveLength(7)
})

test("retries if a migration found the database unreachable", async () => {
  const { reported, run } = openWork([new DatabaseStartError("Can't reach database server", { cause: refused() })])
  await run()
  expect(reported).toEqual(["Can't reach database server"])
})

test("retries if a table or the migration lock is locked for too long", async () => {
  const timeout = Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" })
  const { reported, run } = openWork([new DatabaseStartError("migration 1: locked", { cause: timeout })])
  await run()
  expect(reported).toEqual(["migration 1: locked"])
})

test("does not retry once it is aborted", async () => {
  const failure = refused()
  const { reported } = openWork([])
  const waiting = { onFailure: ({ message }: Error) => void reported.push(message), wait: async () => undefined }
  const ended = retryWhileUnreachable(() => Promise.reject(failure), { ...waiting, signal: AbortSignal.abort() })
  await expect(ended).rejects.toBe(failure)
  expect(reported).toEqual([])
})

test.each([
  new DatabaseStartError("migration 1: there is a table of that name", { cause: new Error("there is a table") }),
  new DatabaseStartError("Authentication failed"),
  new TypeError("a bug"),
])("throws an error that retrying cannot fix at once: %s", async (failure) => {
  const { reported, pauses, run } = openWork([refused(), failure])
  await expect(run()).rejects.toBe(failure)
  expect([reported, pauses]).toEqual([["connect ECONNREFUSED"], [500]])
})
