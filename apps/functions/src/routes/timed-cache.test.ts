import { expect, test } from "vitest"
import { createTimedCache } from "./timed-cache.ts"

function openReuse(results: (number | string)[]) {
  const clock = { now: 0 }
  const { ask, last } = createTimedCache(
    async () => {
      const result = results.shift()
      if (typeof result !== "number") throw new Error(result)
      return result
    },
    {
      milliseconds: 30,
      clock: () => new Date(clock.now),
      isAnswer: (error) => error instanceof Error && error.message === "known",
    },
  )
  return { clock, ask, last }
}

test("everybody within the time gets the first answer, and the next one a new one", async () => {
  const { clock, ask } = openReuse([1, 2])
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  clock.now = 29
  expect(await ask()).toBe(1)
  clock.now = 30
  expect(await ask()).toBe(2)
})

test("a failure that is an answer is reused, and any other is tried again at once", async () => {
  const { ask } = openReuse(["lost", "known", 3])
  await expect(ask()).rejects.toThrow("lost")
  await expect(ask()).rejects.toThrow("known")
  await expect(ask()).rejects.toThrow("known")
})

test("the last result stays until a failure that is an answer takes its place", async () => {
  const { clock, ask, last } = openReuse([1, "lost", "known"])
  expect(last()).toBeUndefined()
  await ask()
  expect(last()).toBe(1)
  clock.now = 30
  const lost = ask()
  expect(last()).toBe(1)
  await expect(lost).rejects.toThrow("lost")
  expect(last()).toBe(1)
  await expect(ask()).rejects.toThrow("known")
  expect(last()).toBeUndefined()
})

test("a clock that was set back does not make an answer good for longer", async () => {
  const { clock, ask } = openReuse([1, 2])
  expect(await ask()).toBe(1)
  clock.now = -1000
  expect(await ask()).toBe(2)
})
