import { expect, test } from "vitest"
import { momentWords } from "./shown-age.ts"

test("the age of what is shown is said as a person would", { tags: ["offline.last-known"] }, () => {
  const now = new Date(2026, 10, 27, 19, 5).getTime()
  const words = (...[month, day, hour, minute]: number[]) =>
    momentWords(new Date(2026, month ?? 0, day, hour, minute).getTime(), now)
  expect(words(10, 27, 8, 42)).toBe("8:42 this morning")
  expect(words(10, 27, 18, 30)).toBe("6:30 this evening")
  expect(words(10, 26, 16, 5)).toBe("4:05 yesterday afternoon")
  expect(words(10, 23, 21, 30)).toBe("Monday, 9:30 in the evening")
})
