import { initTRPC } from "@trpc/server"
import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client"
import { observable } from "@trpc/server/observable"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { asPartOfChange, outageLink } from "./outage-link.ts"
import { Outage } from "./outage.ts"
import { readError } from "../lib/read-error.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { router, procedure } = initTRPC.create()
const example = router({ name: procedure.query(() => "Ada"), rename: procedure.mutation(() => "Ada") })
type Example = typeof example

/** A fake server: unreachable until `isUp`, with `isReady` as its readiness check. With `isSilent` it never answers. */
type Server = { isUp: boolean; isReady: () => boolean; isSilent?: boolean }

function connect(server: Server) {
  let sent = 0
  const wire: TRPCLink<Example> = () => () =>
    observable((observer) => {
      sent += 1
      // An aborted request reports an error, as with tRPC's own link.
      if (server.isSilent)
        return () => observer.error(TRPCClientError.from(new DOMException("Given up.", "AbortError")))
      if (!server.isUp) return observer.error(TRPCClientError.from(new TypeError("Failed to fetch")))
      observer.next({ result: { data: "Ada" } })
      observer.complete()
    })
  const outage = new Outage(() => Promise.resolve(server.isReady() ? "ready" : "unready"))
  const client = createTRPCClient<Example>({ links: [outageLink(outage), wire] })
  return { client, outage, timesSent: () => sent }
}

test("a query waits during an outage and is sent again when the server is back", async () => {
  const server = { isUp: false, isReady: () => server.isUp }
  const { client, outage, timesSent } = connect(server)
  const name = client.name.query()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(outage.read()).toBe(true)
  server.isUp = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await name).toBe("Ada")
  expect(timesSent()).toBe(2)
})

test("a mutation is never sent again automatically, because it may have been executed", async () => {
  const server = { isUp: false, isReady: () => server.isUp }
  const { client, outage, timesSent } = connect(server)
  const refused = client.rename.mutate().catch(readError)
  await vi.advanceTimersByTimeAsync(0)
  expect(await refused).toMatchObject({ code: "NETWORK_ERROR" })
  expect(outage.read()).toBe(true)
  server.isUp = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(timesSent()).toBe(1)
})

test("if the server is ready and one response was lost, the error is passed on", async () => {
  const { client, outage } = connect({ isUp: false, isReady: () => true })
  expect(await client.name.query().catch(readError)).toMatchObject({ code: "NETWORK_ERROR" })
  expect(outage.read()).toBe(false)
})

test("an aborted query does not wait for the end of an outage", async () => {
  const server = { isUp: false, isReady: () => server.isUp }
  const { client, timesSent } = connect(server)
  const given = new AbortController()
  const name = client.name.query(undefined, { signal: given.signal }).catch(() => "given up")
  await vi.advanceTimersByTimeAsync(0)
  given.abort()
  server.isUp = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await name).toBe("given up")
  expect(timesSent()).toBe(1)
})

test("a query that is part of a mutation fails at once", async () => {
  const { client, outage, timesSent } = connect({ isUp: false, isReady: () => false })
  expect(await client.name.query(undefined, asPartOfChange).catch(readError)).toMatchObject({ code: "NETWORK_ERROR" })
  await vi.advanceTimersByTimeAsync(0)
  expect(outage.read()).toBe(true)
  expect(timesSent()).toBe(1)
})

test("after four seconds without a response the server is checked, and a query is sent again after the outage", async () => {
  const server = { isUp: true, isReady: () => !server.isSilent, isSilent: true }
  const { client, outage, timesSent } = connect(server)
  const name = client.name.query()
  await vi.advanceTimersByTimeAsync(3999)
  expect(outage.read()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(outage.read()).toBe(true)
  server.isSilent = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(await name).toBe("Ada")
  expect(timesSent()).toBe(2)
})

test("a slow mutation triggers a check too, and is not sent again after the outage", async () => {
  const server = { isUp: true, isReady: () => !server.isSilent, isSilent: true }
  const { client, outage, timesSent } = connect(server)
  void client.rename.mutate()
  await vi.advanceTimersByTimeAsync(4000)
  expect(outage.read()).toBe(true)
  server.isSilent = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(outage.read()).toBe(false)
  expect(timesSent()).toBe(1)
})

test("a slow request triggers one check, and a fast one none", async () => {
  const server: Server = { isUp: true, isReady: vi.fn<() => boolean>(() => true) }
  const { client, outage } = connect(server)
  expect(await client.name.query()).toBe("Ada")
  await vi.advanceTimersByTimeAsync(30_000)
  expect(server.isReady).not.toHaveBeenCalled()
  server.isSilent = true
  void client.name.query()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(server.isReady).toHaveBeenCalledTimes(1)
  expect(outage.read()).toBe(false)
})
