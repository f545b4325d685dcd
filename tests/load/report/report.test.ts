import { expect, test } from "vitest"
import { describeMemory } from "./report.ts"

/** Samples of a run, in MiB, ten thousand requests apart. */
const run = (...mebibytes: number[]) =>
  mebibytes.map((size, place) => ({ requests: place * 10_000, bytes: size * 2 ** 20 }))

test("fluctuating memory below the limit passes", () => {
  const text = describeMemory(run(218, 223, 225, 224, 225, 227, 222))
  expect(text).toContain("At most 350 MB is the target")
  expect(text).toContain("It is 1.018 times that.")
  expect(text).toContain("| 10,000 | 223 MiB |")
  expect(text).not.toContain("missed")
})

test("a sample above 350 MB is marked as missed in its row only", () => {
  // 350 MB are 333.8 MiB.
  const text = describeMemory(run(330, 333, 334, 330))
  expect(text.match(/missed/g)).toHaveLength(1)
  expect(text).toContain("| 20,000 | 334 MiB (missed) |")
})

test("steadily growing memory is marked as missed, even if it is low", () => {
  const text = describeMemory(run(100, 102, 104, 106, 108, 110))
  expect(text).toContain("It is 1.079 times that (missed).")
})
