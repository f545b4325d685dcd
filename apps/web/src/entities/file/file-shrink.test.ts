import { expect, test } from "vitest"
import { longestSide, mustShrink, shrunkSides, smallEnough } from "./file-shrink.ts"

test.each([
  [
    { width: 4032, height: 3024 },
    { width: 2000, height: 1500 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 1500, height: 2000 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 2000, height: 2000 },
    { width: 2000, height: 2000 },
  ],
  [
    { width: 20_000, height: 3 },
    { width: 2000, height: 1 },
  ],
])("resizes %o to %o", (sides, shrunk) => expect(shrunkSides(sides)).toEqual(shrunk))

test("resizes a photo that is wide, high or heavy", () => {
  expect(mustShrink({ width: longestSide, height: 10 }, smallEnough)).toBe(false)
  expect(mustShrink({ width: longestSide + 1, height: 10 }, 10)).toBe(true)
  expect(mustShrink({ width: 10, height: longestSide + 1 }, 10)).toBe(true)
  expect(mustShrink({ width: 10, height: 10 }, smallEnough + 1)).toBe(true)
})
