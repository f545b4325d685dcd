import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Outage, type Readiness } from "./outage.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that is ready after a number of checks. */
function serverBackAfter(looks: number) {
  const looked: number[] = []
  const begun = Date.now()
  const outage = new Outage(() => {
    looked.push(Date.now() - begun)
    return Promise.resolve(looked.length > looks ? "ready" : "unready")
  })
  return { outage, looked }
}

test("an error of another kind is no outage if the server is ready", async () => {
  const { outage } = serverBackAfter(0)
  const notified = vi.fn<() => void>()
  outage.subscribe(notified)
  expect(await outage.check()).toBe(false)
  expect(notified).not.toHaveBeenCalled()
})

test("the server is checked less and less often, at least every 15 seconds, until it is back", async () => {
  const { outage, looked } = serverBackAfter(8)
  const back = outage.check()
  await vi.advanceTimersByTimeAsync(0)
  expect(outage.read()).toBe(true)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await back).toBe(true)
  expect(outage.read()).toBe(false)
  expect(looked).toEqual([0, 1000, 3000, 7000, 15_000, 30_000, 45_000, 60_000, 75_000])
})

test("the server is checked at once when the network comes back", async () => {
  const { outage, looked } = serverBackAfter(6)
  const back = outage.check()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(outage.read()).toBe(true)
  outage.checkNow()
  await vi.advanceTimersByTimeAsync(0)
  expect(looked.at(-1)).toBe(20_000)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await back).toBe(true)
})

test("simultaneous failures share one check", async () => {
  const { outage, looked } = serverBackAfter(1)
  const backs = Promise.all([outage.check(), outage.check(), outage.check()])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await backs).toEqual([true, true, true])
  expect(looked).toHaveLength(2)
})

test("a slow response is an outage only if the server reports it, and a check that times out does not count", async () => {
  const readiness = vi.fn<() => Promise<Readiness>>(() => new Promise((resolve) => setTimeout(resolve, 5000, "unsure")))
  const outage = new Outage(readiness)
  const onBack = vi.fn<() => void>()
  for (let waiting = 0; waiting < 10; waiting += 1) outage.watch(onBack)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readiness).toHaveBeenCalledTimes(1)
  expect(outage.read()).toBe(false)
  // A failed request is different.
  const back = outage.check()
  await vi.advanceTimersByTimeAsync(5000)
  expect(outage.read()).toBe(true)
  readiness.mockResolvedValue("ready")
  await vi.advanceTimersByTimeAsync(1000)
  expect(await back).toBe(true)
  expect(onBack).not.toHaveBeenCalled()
})

test("a watch that has ended triggers no check", async () => {
  const readiness = vi.fn<() => Promise<Readiness>>(() => Promise.resolve("unready"))
  const outage = new Outage(readiness)
  outage.watch()()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readiness).not.toHaveBeenCalled()
})
