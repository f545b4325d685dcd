import { createTRPCClient, httpLink } from "@trpc/client"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startSessionServer, type SessionServer } from "../testing/session-server.ts"
import { readError } from "./read-error.ts"

let server: SessionServer
beforeAll(async () => void (server = await startSessionServer()))
afterAll(() => server.close())

function clientAt(url: string) {
  return createTRPCClient<SessionServer["router"]>({ links: [httpLink({ url })] })
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail("The call was expected to fail"),
    (cause: unknown) => cause,
  )
}

test("a field's error has the field's name", { tags: ["api.validation-error"] }, async () => {
  const cause = await failureOf(clientAt(server.url).badTitle.mutate())
  expect(readError(cause, "Failed to create assignment.")).toMatchObject({
    message: "Title is required.",
    code: "VALIDATION_ERROR",
    fields: { title: "Title is required." },
    status: 400,
  })
})

test("the current row comes with a conflict, and is empty if the row was deleted", async () => {
  const client = clientAt(server.url)
  const current = { title: "Fractions", points_possible: 50, version: 3 }
  expect(readError(await failureOf(client.changedElsewhere.mutate({ current }))).current).toEqual(current)
  expect(readError(await failureOf(client.changedElsewhere.mutate({ current: null }))).current).toEqual({})
  expect(readError(await failureOf(client.badTitle.mutate())).current).toBeUndefined()
})

test("an unexpected error has the fallback message and the request's id", { tags: ["api.unknown-error"] }, async () => {
  const cause = await failureOf(clientAt(server.url).breaks.mutate())
  expect(readError(cause, "Failed to create student.")).toMatchObject({
    message: "Failed to create student.",
    code: "UNKNOWN_ERROR",
    request_id: "request-7",
    status: 500,
  })
})

test("a proxy's error page is not shown as a message", async () => {
  const cause = await failureOf(clientAt(`${server.url}/proxy`).breaks.mutate())
  expect(readError(cause, "Failed to create student.")).toMatchObject({
    message: "Failed to create student.",
    code: "UNKNOWN_ERROR",
  })
  expect(readError(cause).message).toBe("An unexpected error occurred. Please try again.")
})

test("a request without an answer is a network error", { tags: ["api.network-error"] }, async () => {
  // Port 9 discards; nothing listens there.
  const cause = await failureOf(clientAt("http://localhost:9").breaks.mutate())
  expect(readError(cause, "Failed to create student.")).toEqual({
    message: "Network error. Please check your internet connection.",
    code: "NETWORK_ERROR",
    fields: {},
  })
})

test("an exception in our code has a general message", () => {
  expect(readError(new TypeError("x is not a function")).message).toBe(
    "An unexpected error occurred. Please try again.",
  )
})
