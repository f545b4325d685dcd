import { expect, test } from "vitest"
import { countOf } from "./count-of.ts"

test.each([
  [0, "lesson", "0 lessons"],
  [1, "lesson", "1 lesson"],
  [1.5, "hour", "1.5 hours"],
  [1200, "lesson", "1,200 lessons"],
  [2, "class", "2 classes"],
  [2, "weekly class", "2 weekly classes"],
  [3, "entry", "3 entries"],
  [3, "day", "3 days"],
  [2, "box", "2 boxes"],
])("%d of %s is '%s'", { tags: ["editing.counts"] }, (count, one, words) => {
  expect(countOf(count, one)).toBe(words)
})
