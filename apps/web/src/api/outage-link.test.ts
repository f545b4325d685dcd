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

/** Which server it is: out of reach until `isUp`, of which `isReady` is what it says of itself; one that `isSilent` never answers. */
type Server = { isUp: boolean; isReady: () => boolean; isSilent?: boolean }

function connect(server: Server) {
  let sent = 0
  const wire: TRPCLink<Example> = () => () =>
    observable((observer) => {
      sent += 1
      // Given up, a request says so, as tRPC's own link does.
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

test("a question is asked again when the server is back, and until then it is neither answered nor refused", async () => {
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

test("a change is never sent again by itself: it may have been made", async () => {
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

test("where the server is ready and one answer was lost, the failure is passed on", async () => {
  const { client, outage } = connect({ isUp: false, isReady: () => true })
  expect(await client.name.query().catch(readError)).toMatchObject({ code: "NETWORK_ERROR" })
  expect(outage.read()).toBe(false)
})

test("nobody waits for what was given up", async () => {
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

test("a question that is part of a change fails at once, as the change would", async () => {
  const { client, outage, timesSent } = connect({ isUp: false, isReady: () => false })
  expect(await client.name.query(undefined, asPartOfChange).catch(readError)).toMatchObject({ code: "NETWORK_ERROR" })
  await vi.advanceTimersByTimeAsync(0)
  expect(outage.read()).toBe(true)
  expect(timesSent()).toBe(1)
})

test("where no answer comes in four seconds the server is asked how it is, and a question goes out anew once it is back", async () => {
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

test("a change that waits is told of likewise, and not sent again when the server is back", async () => {
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

test("what only takes long has the server asked once, and what is answered in time never", async () => {
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
