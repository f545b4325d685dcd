import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isAchievement, recentAchievements } from "./achievements.ts"

let count = 0
const mark = (earned: number, possible: number, day: number) => ({
  id: String(++count).padStart(4, "0"),
  earned,
  possible,
  graded_at: new Date(Date.UTC(2026, 8, day)),
})

describe("a high score", { tags: ["grades.achievements"] }, () => {
  test.each([
    [90, 100, true],
    [89.99, 100, false],
    // Shown as 90 percent, but still below 90.
    [89.96, 99.96, false],
    [9, 10, true],
    [0, 0, false],
    [100, 100, true],
  ])("%d of %d: %s", (earned, possible, is) => expect(isAchievement({ earned, possible })).toBe(is))
})

describe("recent high scores", () => {
  test("are the newest three, newest first", () => {
    const marks = [mark(95, 100, 1), mark(80, 100, 9), mark(10, 10, 4), mark(91, 100, 2), mark(90, 100, 3)]
    expect(recentAchievements(marks).map(({ earned }) => earned)).toEqual([10, 90, 91])
  })
  test("have a stable order if they were given at the same moment", () => {
    const [first, second] = [mark(95, 100, 1), mark(96, 100, 1)]
    expect(recentAchievements([first, second])).toEqual(recentAchievements([second, first]))
  })
  test("are empty without grades", () => expect(recentAchievements([mark(50, 100, 1)])).toEqual([]))
  test(
    "are never more than three, never a lower score, and never leave out a newer one",
    { tags: ["grades.achievements"] },
    () => {
      const marks = fc.array(
        fc
          .record({ earned: fc.nat(100), day: fc.integer({ min: 1, max: 28 }) })
          .map((of) => mark(of.earned, 100, of.day)),
      )
      fc.assert(
        fc.property(marks, (all) => {
          const shown = recentAchievements(all)
          const left = all.filter((one) => isAchievement(one) && !shown.includes(one))
          expect(shown.length).toBe(Math.min(3, all.filter(isAchievement).length))
          for (const one of left) for (const other of shown) expect(one.graded_at <= other.graded_at).toBe(true)
        }),
      )
    },
  )
})
