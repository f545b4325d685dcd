import { expect, test } from "vitest"
import { createTimedCache } from "./timed-cache.ts"

function openCache(results: (number | string)[]) {
  const clock = { now: 0 }
  const { get, last } = createTimedCache(
    async () => {
      const result = results.shift()
      if (typeof result !== "number") throw new Error(result)
      return result
    },
    {
      milliseconds: 30,
      clock: () => new Date(clock.now),
      isCached: (error) => error instanceof Error && error.message === "known",
    },
  )
  return { clock, get, last }
}

test("all callers within the time get the same result, and later callers a new one", async () => {
  const { clock, get } = openCache([1, 2])
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  clock.now = 29
  expect(await get()).toBe(1)
  clock.now = 30
  expect(await get()).toBe(2)
})

test("a failure is cached only if `isCached` returns true for it", async () => {
  const { get } = openCache(["lost", "known", 3])
  await expect(get()).rejects.toThrow("lost")
  await expect(get()).rejects.toThrow("known")
  await expect(get()).rejects.toThrow("known")
})

test("`last` returns the last result until a failure is cached", async () => {
  const { clock, get, last } = openCache([1, "lost", "known"])
  expect(last()).toBeUndefined()
  await get()
  expect(last()).toBe(1)
  clock.now = 30
  const lost = get()
  expect(last()).toBe(1)
  await expect(lost).rejects.toThrow("lost")
  expect(last()).toBe(1)
  await expect(get()).rejects.toThrow("known")
  expect(last()).toBeUndefined()
})

test("setting the clock back does not keep a result longer", async () => {
  const { clock, get } = openCache([1, 2])
  expect(await get()).toBe(1)
  clock.now = -1000
  expect(await get()).toBe(2)
})
