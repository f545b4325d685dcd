import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { averagePercent } from "./letter-grade.ts"
import { averageLetter, averageShownPercent } from "./testing/averages.ts"
import { builtinScales } from "./builtin-scales.ts"
import { courseGrade, type GradedWork } from "./course-grade.ts"
import { longDivision, slowCourseGrade, slowPercent } from "./testing/reference.ts"
import { courseOf, graded } from "./testing/sample-courses.ts"

describe(
  "the grade of a course",
  { tags: ["grades.one-rule", "grades.weights", "grades.drop-lowest", "grades.extra-credit", "grades.breakdown"] },
  () => {
    const pointsOf = fc.integer({ min: 0, max: 4_000 }).chain((possible) =>
      fc.record({
        possible: fc.constant(possible / 100),
        earned: fc.integer({ min: 0, max: possible }).map((earned) => earned / 100),
      }),
    )
    const type = fc.constantFrom("homework", "quiz", "test", "lab")
    const one = fc
      .record({
        type,
        points: fc.oneof(pointsOf, fc.constantFrom(...[8, 9, 10].map((earned) => ({ earned, possible: 10 })))),
        due: fc.integer({ min: 1, max: 3 }),
        made: fc.integer({ min: 1, max: 2 }),
        extra_credit: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
      })
      .map(({ type: kind, points, due, made, extra_credit }) => ({
        ...graded(kind, points.earned, points.possible),
        due_date: `2026-10-0${due}`,
        created_at: new Date(`2026-09-0${made}T12:00:00.000Z`),
        extra_credit,
      }))
    const manyWorks = fc
      .array(one, { maxLength: 12 })
      .map((work): GradedWork[] => work.map((each, index) => ({ ...each, id: `work ${index}` })))
    const weight = fc.integer({ min: 1, max: 100_000 }).map((thousandths) => thousandths / 1_000)
    const settings = {
      weights: fc.option(fc.dictionary(type, weight)),
      drop_lowest: fc.option(fc.dictionary(type, fc.integer({ min: 1, max: 4 }))),
      scale: fc.constantFrom(...builtinScales),
    }

    test("is that of the slow reference", () => {
      fc.assert(
        fc.property(fc.record({ ...settings, work: manyWorks }), (course) => {
          const { whole_percent, shown_percent, ...grade } = courseGrade(course)
          expect(grade).toEqual(slowCourseGrade(course))
          const quotient = course.scale.kind === "narrative" ? null : slowPercent(course)
          expect(whole_percent).toBe(quotient && longDivision(quotient, 0))
          expect(shown_percent === null).toBe(quotient === null)
        }),
        { numRuns: 600 },
      )
    })

    test("does not depend on the order of the work", () => {
      fc.assert(
        fc.property(fc.record({ ...settings, work: manyWorks }), (course) => {
          expect(courseGrade({ ...course, work: course.work.toReversed() })).toEqual(courseGrade(course))
        }),
      )
    })

    test("is points over points without settings", () => {
      const plain = manyWorks.map((work) => work.map((each) => ({ ...each, extra_credit: false })))
      fc.assert(
        fc.property(plain, (work) => {
          expect(courseGrade(courseOf({ work }))).toMatchObject({
            whole_percent: averagePercent(work),
            shown_percent: averageShownPercent(work),
            letter: averageLetter(work),
          })
        }),
        { numRuns: 500 },
      )
    })

    test("never falls when the lowest are dropped, without extra credit and within one type", () => {
      const quiz = manyWorks.map((work) =>
        work.map((each) => ({ ...each, type: "quiz" as const, extra_credit: false })),
      )
      fc.assert(
        fc.property(quiz, (work) => {
          const percent = (count: number) => courseGrade(courseOf({ work, drop_lowest: { quiz: count } })).percent ?? 0
          expect(percent(1)).toBeGreaterThanOrEqual(percent(0))
          expect(percent(2)).toBeGreaterThanOrEqual(percent(1))
        }),
      )
    })
  },
)
