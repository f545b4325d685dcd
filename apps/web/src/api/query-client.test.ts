import { TRPCClientError } from "@trpc/client"
import { expect, test } from "vitest"
import { createQueryClient, mayPass } from "./query-client.ts"

/** Returns how many times a mutation is sent if it always fails with this error. */
async function timesSent(failure: Error): Promise<number> {
  let sent = 0
  const client = createQueryClient()
  const write = client.getMutationCache().build(client, {
    mutationFn: () => {
      sent += 1
      return Promise.reject(failure)
    },
    retryDelay: 0,
  })
  await write.execute(undefined).catch(() => undefined)
  return sent
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

test("a query is retried after a server failure or a lost connection, but not after a refusal", () => {
  expect(mayPass(answered(400))).toBe(false)
  expect(mayPass(answered(500))).toBe(true)
  expect(mayPass(TRPCClientError.from(new TypeError("Failed to fetch")))).toBe(true)
})
