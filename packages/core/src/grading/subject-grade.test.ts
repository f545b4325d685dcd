import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { averagePercent } from "./letter-grade.ts"
import { averageLetter, averageShownPercent } from "./testing/averages.ts"
import { builtinScales, standardScale } from "./builtin-scales.ts"
import { longDivision, slowCourseGrade, slowFigures, slowPercent } from "./testing/reference.ts"
import { graded } from "./testing/sample-courses.ts"
import { subjectGrade, type SubjectCourse } from "./subject-grade.ts"

const course = (rest: Partial<SubjectCourse>): SubjectCourse => ({
  scale: standardScale,
  weights: null,
  drop_lowest: null,
  work: [],
  ...rest,
})
const scaleOf = (id: string) => builtinScales.find((scale) => scale.id === id) ?? standardScale
const large = graded("test", 160, 200)
const small = graded("quiz", 10, 10)
const percentOf = (...courses: SubjectCourse[]) => {
  const { percent, letter, points } = subjectGrade(courses, standardScale)
  return [percent, letter, points]
}

/** The same by the reference: all work together, or the mean of the courses over the product of their quotients. */
function slowSubject(courses: SubjectCourse[]) {
  const hasSettings = courses.some(
    ({ weights, drop_lowest, work }) =>
      weights || drop_lowest || work.some(({ extra_credit, possible }) => extra_credit && possible > 0),
  )
  if (!hasSettings) return slowCourseGrade(course({ work: courses.flatMap(({ work }) => work) }))
  const percents = courses.map(slowPercent).filter((one) => one !== null)
  const under = percents.reduce((product, [, each]) => product * each, 1n)
  const over = percents.reduce((total, [each, part]) => total + (each * under) / part, 0n)
  return slowFigures(standardScale, percents.length === 0 ? null : [over, under * BigInt(percents.length)])
}

describe("the grade of a subject", { tags: ["grades.one-rule"] }, () => {
  test("is points over points of all courses without settings", () => {
    expect(percentOf(course({ work: [large] }), course({ work: [small] }))).toEqual([80.95, "B-", 2.7])
  })

  test("is the mean of the courses once one has weights, drops or extra credit", () => {
    const weighted = course({ weights: { test: 1 }, work: [large] })
    expect(percentOf(weighted, course({ work: [small] }))).toEqual([90, "A-", 3.7])
    expect(percentOf(course({ drop_lowest: { quiz: 1 }, work: [large] }), course({ work: [small] }))[0]).toBe(90)
    const extra = course({ work: [large, graded("quiz", 10, 10, { extra_credit: true })] })
    expect(percentOf(extra, course({ work: [small] }))).toEqual([92.5, "A-", 3.7])
  })

  test("does not count extra credit of 0 points as a setting", () => {
    const none = course({ work: [large, graded("quiz", 0, 0, { extra_credit: true })] })
    expect(percentOf(none, course({ work: [small] }))).toEqual([80.95, "B-", 2.7])
  })

  test("leaves courses without a percentage out of the mean", () => {
    expect(percentOf(course({ weights: { lab: 1 }, work: [small] }), course({ work: [large] }))).toEqual([
      80,
      "B-",
      2.7,
    ])
    expect(percentOf(course({ weights: {} }), course({}))).toEqual([null, null, null])
  })

  test("rounds the mean once", () => {
    // 66.666… and 100 are 83.333…; 66.67 and 100 would be 83.335, which is 83.34.
    const courses = [course({ weights: { test: 1 }, work: [graded("test", 2, 3)] }), course({ work: [small] })]
    expect(percentOf(...courses)).toEqual([83.33, "B", 3])
  })

  test("leaves narrative courses out", () => {
    const narrative = course({ scale: scaleOf("builtin-narrative"), work: [graded("essay", 0, 100)] })
    expect(percentOf(narrative, course({ work: [large] }))).toEqual([80, "B-", 2.7])
    expect(percentOf(narrative)).toEqual([null, null, null])
    expect(percentOf()).toEqual([null, null, null])
  })

  test("has the courses' scale, or the family's where they differ", () => {
    const passFail = course({ scale: scaleOf("builtin-pass-fail"), work: [large] })
    expect(percentOf(passFail, passFail)).toEqual([80, "Pass", null])
    expect(percentOf(passFail, course({ work: [small] }))).toEqual([80.95, "B-", 2.7])
    const inComments = subjectGrade([passFail, course({ work: [small] })], scaleOf("builtin-narrative"))
    expect(inComments).toMatchObject({ percent: 80.95, letter: null })
  })

  const work = fc.array(
    fc
      .record({
        type: fc.constantFrom("quiz", "test"),
        possible: fc.integer({ min: 0, max: 3_000 }),
        share: fc.integer({ min: 0, max: 100 }),
      })
      .map(({ type, possible, share }) => graded(type, Math.floor((possible * share) / 100) / 100, possible / 100)),
    { maxLength: 5 },
  )

  test("is that of the slow reference", () => {
    const one = fc.record({
      work: fc
        .tuple(work, fc.boolean())
        .map(([all, extra]) => all.map((each, at) => ({ ...each, extra_credit: extra && at === 1 }))),
      weights: fc.option(fc.constantFrom({ quiz: 30, test: 70 }, { test: 1 }), { freq: 3 }),
      drop_lowest: fc.option(fc.constantFrom({ quiz: 1 }, { test: 2 }), { freq: 3 }),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 3 }), (given) => {
        const courses = given.map(course)
        const { percent, letter, points } = slowSubject(courses)
        expect(subjectGrade(courses, standardScale)).toMatchObject({ percent, letter, points })
      }),
      { numRuns: 500 },
    )
  })

  test("without settings is the average that screens have always shown", () => {
    fc.assert(
      fc.property(fc.array(work, { maxLength: 3 }), (works) => {
        const all = works.flat()
        const percent = all.some(({ possible }) => possible > 0)
          ? longDivision(slowPercent(course({ work: all })) ?? [0n, 1n], 2)
          : null
        expect(
          subjectGrade(
            works.map((each) => course({ work: each })),
            standardScale,
          ),
        ).toMatchObject({
          percent,
          whole_percent: averagePercent(all),
          shown_percent: averageShownPercent(all),
          letter: averageLetter(all),
        })
      }),
    )
  })
})
