import { createTRPCUntypedClient, TRPCClientError, type TRPCLink } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"
import { observable } from "@trpc/server/observable"
import { expect, test } from "vitest"
import { idempotencyLink } from "./idempotency-link.ts"
import { createQueryClient, mayPass } from "./query-client.ts"

/** Returns how many times a mutation is sent if it always fails with this error. */
async function timesSent(failure: Error): Promise<number> {
  let sent = 0
  await sendWith(() => {
    sent += 1
    return Promise.reject(failure)
  })
  return sent
}

/** Sends a mutation as a screen does. Its failure is ignored. */
async function sendWith(send: () => Promise<unknown>): Promise<void> {
  const client = createQueryClient()
  const write = client.getMutationCache().build(client, { mutationFn: send, retryDelay: 0 })
  await write.execute(undefined).catch(() => undefined)
}

function answered(httpStatus: number, code = "UNKNOWN_ERROR"): Error {
  const data = { httpStatus, error: { message: "", code, request_id: "1" } }
  return TRPCClientError.from({ error: { code: -32603, message: "", data } })
}

test("a mutation is retried once if the server reports a failure", { tags: ["site.retries"] }, async () => {
  expect(await timesSent(answered(500))).toBe(2)
})

test("a mutation is not retried if it was refused", { tags: ["site.retries"] }, async () => {
  expect(await timesSent(answered(400))).toBe(1)
  expect(await timesSent(answered(409))).toBe(1)
})

test(
  "a mutation is not retried if the database was lost, because it may have been saved",
  { tags: ["site.retries"] },
  async () => {
    expect(await timesSent(answered(503, "NETWORK_ERROR"))).toBe(1)
  },
)

test(
  "a write without an answer is not sent again: the row may be there already",
  { tags: ["site.retries"] },
  async () => {
    expect(await timesSent(TRPCClientError.from(new TypeError("Failed to fetch")))).toBe(1)
  },
)

test(
  "a write without an answer is sent once more with the same key if it has one",
  { tags: ["site.retries"] },
  async () => {
    const keys: unknown[] = []
    const silent: TRPCLink<AnyRouter> =
      () =>
      ({ op }) =>
        observable((observer) => {
          keys.push(op.context.idempotency_key)
          observer.error(TRPCClientError.from(new TypeError("Failed to fetch")))
        })
    const client = createTRPCUntypedClient({ links: [idempotencyLink(new Set(["students.create"])), silent] })
    await sendWith(() => client.mutation("students.create", "Nia"))
    await sendWith(() => client.mutation("students.update", "Nia"))
    const [first, again, update] = keys
    expect(keys).toHaveLength(3)
    expect(first).toEqual(expect.any(String))
    expect([again, update]).toEqual([first, undefined])
  },
)

test("a query is retried after a server failure or a lost connection, but not after a refusal", () => {
  expect(mayPass(answered(400))).toBe(false)
  expect(mayPass(answered(500))).toBe(true)
  expect(mayPass(TRPCClientError.from(new TypeError("Failed to fetch")))).toBe(true)
})
