import { initTRPC } from "@trpc/server"
import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client"
import { observable } from "@trpc/server/observable"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { outageLink } from "./outage-link.ts"
import { Outage } from "./outage.ts"
import { readError } from "./read-error.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { router, procedure } = initTRPC.create()
const example = router({ name: procedure.query(() => "Ada"), rename: procedure.mutation(() => "Ada") })
type Example = typeof example

/** A server out of reach until `isUp`, of which `isReady` is what it says of itself. */
function connect(server: { isUp: boolean; isReady: () => boolean }) {
  let sent = 0
  const wire: TRPCLink<Example> = () => () =>
    observable((observer) => {
      sent += 1
      if (!server.isUp) return observer.error(TRPCClientError.from(new TypeError("Failed to fetch")))
      observer.next({ result: { data: "Ada" } })
      observer.complete()
    })
  const outage = new Outage(() => Promise.resolve(server.isReady()))
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
