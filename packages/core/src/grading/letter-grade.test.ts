import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  averagePercent,
  letterGrade,
  percentage,
  pointsInRange,
  pointsMessage,
  shownPercent,
  sumPoints,
} from "./letter-grade.ts"
import { averageLetter, averageShownPercent } from "./testing/averages.ts"

describe("the letter of a grade", { tags: ["grades.letters"] }, () => {
  test.each([
    [100, "A"],
    [93, "A"],
    [92.99, "A-"],
    [90, "A-"],
    [89.99, "B+"],
    [87, "B+"],
    [86.99, "B"],
    [83, "B"],
    [82.99, "B-"],
    [80, "B-"],
    [79.99, "C+"],
    [77, "C+"],
    [76.99, "C"],
    [73, "C"],
    [72.99, "C-"],
    [70, "C-"],
    [69.99, "D"],
    [60, "D"],
    [59.99, "F"],
    [0, "F"],
  ])("%d of 100 is %s", (earned, letter) => expect(letterGrade({ earned, possible: 100 })).toBe(letter))

  test("comes from the exact quotient, not from the rounded percentage", () => {
    // 92.9967 % is shown as 93 but remains an A-.
    expect(percentage({ earned: 278.99, possible: 300 })).toBe(93)
    expect(letterGrade({ earned: 278.99, possible: 300 })).toBe("A-")
  })

  test("is empty for work worth 0 points", () => {
    expect(letterGrade({ earned: 0, possible: 0 })).toBeNull()
    expect(percentage({ earned: 0, possible: 0 })).toBeNull()
  })

  const mark = fc
    .record({ earned: fc.integer({ min: 0, max: 100_000 }), possible: fc.integer({ min: 1, max: 100_000 }) })
    .map(({ earned, possible }) => ({ earned: Math.min(earned, possible) / 100, possible: possible / 100 }))

  test("never falls when a point is added", { tags: ["grades.letters"] }, () => {
    const order = ["F", "D", "C-", "C", "C+", "B-", "B", "B+", "A-", "A"]
    fc.assert(
      fc.property(mark, ({ earned, possible }) => {
        const more = { earned: Math.min(earned + 0.01, possible), possible }
        const rank = (points: typeof more) => order.indexOf(letterGrade(points) ?? "")
        expect(rank(more)).toBeGreaterThanOrEqual(rank({ earned, possible }))
      }),
    )
  })

  test("a percentage is between 0 and 100, has two decimals, and is within half a hundredth of the quotient", () => {
    fc.assert(
      fc.property(mark, (points) => {
        const percent = percentage(points) ?? Number.NaN
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        expect(Math.abs(percent * 100 - Math.round(percent * 100))).toBeLessThan(1e-6)
        expect(Math.abs(percent - (points.earned / points.possible) * 100)).toBeLessThanOrEqual(0.005 + 1e-9)
      }),
    )
  })
})

describe("the percentage beside a letter", { tags: ["grades.shown-percent"] }, () => {
  test.each([
    [92.4, "A-", 92],
    [92.5, "A-", 92.5],
    [89.5, "B+", 89.5],
    [89.96, "B+", 89.96],
    [278.99 / 3, "A-", 92.99],
    [93, "A-", 92.99],
    [59.5, "F", 59.5],
    [99.6, "A", 100],
    [95, "B", 95],
    [50, null, 50],
    [89.6, "Great", 89.6],
    // The letter of another scale, whose A may begin at 90.
    [89.6, "B", 89.6],
  ] as const)("%d with %s is shown as %d", (percent, letter, shown) => {
    expect(shownPercent(percent, letter)).toBe(shown)
  })

  test("keeps two decimals for a table", () => {
    expect(shownPercent(91.25, "A-", 2)).toBe(91.25)
    expect(shownPercent(93, "A-", 2)).toBe(92.99)
    expect(shownPercent(95.25, "B", 2)).toBe(95.25)
  })

  test("never contradicts the letter, from the exact or the stored percentage", () => {
    const points = fc
      .record({ possible: fc.integer({ min: 1, max: 100_000 }), share: fc.integer({ min: 5_900, max: 10_000 }) })
      .map(({ possible, share }) => ({
        earned: Math.round((possible * share) / 10_000) / 100,
        possible: possible / 100,
      }))
    fc.assert(
      fc.property(points, (grade) => {
        const letter = letterGrade(grade)
        const stored = percentage(grade) ?? Number.NaN
        for (const shown of [averageShownPercent([grade]) ?? Number.NaN, shownPercent(stored, letter)]) {
          expect(letterGrade({ earned: shown, possible: 100 })).toBe(letter)
          expect(Math.abs(shown - stored)).toBeLessThanOrEqual(0.5 + 1e-9)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test("is unknown without grades", () => expect(averageShownPercent([])).toBeNull())
})

describe("the average of grades", () => {
  test(
    "is weighted by points, so that a long test weighs more than a short quiz",
    { tags: ["grades.subject-percent"] },
    () => {
      const marks = [
        { earned: 10, possible: 10 },
        { earned: 45, possible: 90 },
      ]
      expect(averagePercent(marks)).toBe(55)
      expect(averageLetter(marks)).toBe("F")
    },
  )

  test("rounds half up, once, at the end", { tags: ["grades.subject-percent"] }, () => {
    expect(averagePercent([{ earned: 92.5, possible: 100 }])).toBe(93)
    expect(averagePercent([{ earned: 92.49, possible: 100 }])).toBe(92)
    expect(
      averagePercent([
        { earned: 1, possible: 3 },
        { earned: 1, possible: 3 },
        { earned: 1, possible: 2 },
      ]),
    ).toBe(38)
  })

  test("is unknown without grades, never 0", () => {
    expect(averagePercent([])).toBeNull()
    expect(averagePercent([{ earned: 0, possible: 0 }])).toBeNull()
    expect(averageLetter([])).toBeNull()
  })

  test("adds hundredths without drift", () => {
    const tenths = Array.from({ length: 10 }, () => ({ earned: 0.1, possible: 0.1 }))
    expect(sumPoints(tenths)).toEqual({ earned: 1, possible: 1 })
  })

  test("does not depend on the order of the grades", { tags: ["grades.subject-percent"] }, () => {
    const points = fc.record({ earned: fc.integer({ min: 0, max: 500 }), possible: fc.integer({ min: 500, max: 900 }) })
    fc.assert(fc.property(fc.array(points), (marks) => averagePercent([...marks].reverse()) === averagePercent(marks)))
  })
})

test("points range from 0 to the points possible, and the message says so", { tags: ["grades.points-range"] }, () => {
  expect([-0.01, 0, 50, 50.01, Number.NaN].map((earned) => pointsInRange({ earned, possible: 50 }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect(pointsMessage(50)).toBe("Points must be a number between 0 and 50")
})
