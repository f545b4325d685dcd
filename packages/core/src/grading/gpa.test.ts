import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { standardScale } from "./builtin-scales.ts"
import { courseLevels, gpasOf, usualBonus, weightedPoints, type CountedCourse, type GpaBonus } from "./gpa.ts"
import { slowGpas } from "./testing/reference.ts"

const course = (points: number, credits = 1, level: CountedCourse["level"] = "regular") => ({ points, credits, level })

const cases: Record<string, [courses: CountedCourse[], gpa: number | null, weighted: number | null, bonus?: GpaBonus]> =
  {
    "no course": [[], null, null],
    "no credits": [[course(4, 0)], null, null],
    "one course": [[course(3.7, 0.25)], 3.7, 3.7],
    "credits as weights": [[course(4, 1), course(2, 0.5)], 3.33, 3.33],
    "a quarter of a credit": [[course(4, 1), course(3.3, 0.25), course(2.7, 0.5)], 3.53, 3.53],
    "an F": [[course(4), course(0)], 2, 2],
    "a bonus for each level": [
      [course(3), course(3, 1, "honors"), course(3, 1, "ap"), course(3, 1, "dual_enrollment")],
      3,
      3.63,
    ],
    "no bonus for an F": [[course(0, 1, "ap"), course(4, 1, "ap")], 2, 2.5],
    "no bonus below a chosen letter": [
      [course(1.7, 1, "ap"), course(2, 1, "ap")],
      1.85,
      2.35,
      { ...usualBonus, from_points: 2 },
    ],
    "a bonus of the family": [[course(3, 1, "honors")], 3, 3.25, { ...usualBonus, honors: 0.25 }],
    "half a hundredth rounds up": [[course(4, 1), course(3.3, 1), course(3.3, 1), course(3.7, 1)], 3.58, 3.58],
    "rounded once": [[course(3.7, 0.5), course(3.3, 0.5), course(4, 0.75), course(2.7, 1.25)], 3.29, 3.29],
  }

describe("the GPA", { tags: ["grades.gpa"] }, () => {
  test.each(Object.entries(cases))("%s", (_, [courses, gpa, weighted_gpa, bonus = usualBonus]) => {
    expect(gpasOf(courses, bonus)).toEqual({ gpa, weighted_gpa })
    expect(slowGpas(courses, bonus)).toEqual({ gpa, weighted_gpa })
  })

  const one = fc.record({
    points: fc.oneof(
      fc.constantFrom(...standardScale.steps.map(({ points }) => points ?? 0)),
      fc.integer({ min: 0, max: 433 }).map((hundredths) => hundredths / 100),
    ),
    credits: fc.integer({ min: 1, max: 40 }).map((quarters) => quarters / 4),
    level: fc.constantFrom(...courseLevels),
  })
  const hundredths = (max: number) => fc.integer({ min: 0, max }).map((number) => number / 100)
  const anyBonus = fc.record({
    honors: hundredths(150),
    ap: hundredths(150),
    dual_enrollment: hundredths(150),
    from_points: fc.option(fc.constantFrom(1, 1.7, 2, 3.3)),
  })

  test("is that of the slow reference", () => {
    fc.assert(
      fc.property(fc.array(one, { maxLength: 60 }), anyBonus, (courses, bonus) => {
        expect(gpasOf(courses, bonus)).toEqual(slowGpas(courses, bonus))
      }),
      { numRuns: 500 },
    )
  })

  test("lies between the lowest and the highest points, and the weighted one is not lower", () => {
    fc.assert(
      fc.property(fc.array(one, { minLength: 1 }), anyBonus, (courses, bonus) => {
        const { gpa, weighted_gpa } = gpasOf(courses, bonus)
        const points = courses.map((each) => each.points)
        expect(gpa).toBeGreaterThanOrEqual(Math.min(...points))
        expect(gpa).toBeLessThanOrEqual(Math.max(...points))
        expect(weighted_gpa).toBeGreaterThanOrEqual(gpa ?? NaN)
      }),
    )
  })
})

test("weighted points have no drift", () => {
  expect(weightedPoints(3.7, "honors", usualBonus)).toBe(4.2)
  expect(weightedPoints(3.3, "ap", { ...usualBonus, ap: 0.1 })).toBe(3.4)
  expect(weightedPoints(2, "dual_enrollment", { ...usualBonus, from_points: 2 })).toBe(3)
  expect(weightedPoints(1.7, "dual_enrollment", { ...usualBonus, from_points: 2 })).toBe(1.7)
})
