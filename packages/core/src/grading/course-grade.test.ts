import { describe, expect, test } from "vitest"
import { builtinScales, standardScale } from "./builtin-scales.ts"
import { courseGrade, workOfTerm, type GradedCourse } from "./course-grade.ts"
import type { ScaleFacts } from "./grading-scale.ts"
import { slowCourseGrade } from "./testing/reference.ts"
import { courseOf, graded } from "./testing/sample-courses.ts"

type Row = [
  type: string | null,
  weight: number | null,
  earned: number,
  possible: number,
  percent: number,
  counted: number,
]
type Case = {
  course: Partial<GradedCourse>
  /** The percentage, letter and points. */
  is: [percent: number | null, letter: string | null, points: number | null]
  rows?: Row[]
  dropped?: string[]
}

function scaleOf(id: string): ScaleFacts {
  return builtinScales.find((scale) => scale.id === id) ?? standardScale
}

const usualWeights = { homework: 20, quiz: 30, test: 50 }
const three = [graded("homework", 95, 100), graded("quiz", 80, 100), graded("test", 90, 100)]
const quizzes = [graded("quiz", 92, 100), graded("quiz", 88, 100), graded("quiz", 61, 100)]
const bonus = { extra_credit: true }

const cases: Record<string, Case> = {
  "points over points": {
    course: { work: [graded("test", 45, 50), graded("homework", 30, 40)] },
    is: [83.33, "B", 3],
    rows: [[null, null, 75, 90, 83.33, 2]],
  },
  "exactly the bound of an A": { course: { work: [graded("test", 279, 300)] }, is: [93, "A", 4] },
  "a percentage that only rounds to the bound": {
    course: { work: [graded("test", 278.99, 300)] },
    is: [93, "A-", 3.7],
  },
  "nothing graded": { course: {}, is: [null, null, null], rows: [] },
  weights: {
    course: { weights: usualWeights, work: three },
    is: [88, "B+", 3.3],
    rows: [
      ["homework", 20, 95, 100, 95, 1],
      ["quiz", 30, 80, 100, 80, 1],
      ["test", 50, 90, 100, 90, 1],
    ],
  },
  "weights with a type without grades": {
    course: { weights: usualWeights, work: three.filter(({ type }) => type !== "quiz") },
    is: [91.43, "A-", 3.7],
    rows: [
      ["homework", 20, 95, 100, 95, 1],
      ["test", 50, 90, 100, 90, 1],
    ],
  },
  "weights that do not add up to 100": {
    course: { weights: { homework: 1, test: 3 }, work: [graded("homework", 7, 10), graded("test", 90, 100)] },
    is: [85, "B", 3],
  },
  "weights with decimals": {
    course: { weights: { homework: 33.3, test: 66.7 }, work: [graded("homework", 10, 10), graded("test", 1, 2)] },
    is: [66.65, "D", 1],
  },
  "a type without a weight": {
    course: { weights: { test: 50 }, work: [graded("test", 90, 100), graded("lab", 0, 100)] },
    is: [90, "A-", 3.7],
    rows: [["test", 50, 90, 100, 90, 1]],
  },
  "a weight of 0": {
    course: { weights: { test: 0, quiz: 1 }, work: [graded("test", 9, 10), graded("quiz", 7, 10)] },
    is: [70, "C-", 1.7],
    rows: [["quiz", 1, 7, 10, 70, 1]],
  },
  "only types without a weight": {
    course: { weights: { test: 50 }, work: [graded("lab", 9, 10)] },
    is: [null, null, null],
    rows: [],
  },
  "the lowest dropped": {
    course: { drop_lowest: { quiz: 1 }, work: quizzes },
    is: [90, "A-", 3.7],
    rows: [[null, null, 180, 200, 90, 2]],
    dropped: ["quiz 61/100"],
  },
  "the lowest dropped by percentage, not by points": {
    course: { drop_lowest: { quiz: 1 }, work: [graded("quiz", 9, 10), graded("quiz", 50, 100), graded("quiz", 4, 5)] },
    is: [86.67, "B", 3],
    dropped: ["quiz 50/100"],
  },
  "the lowest of each type dropped with weights": {
    course: {
      weights: { quiz: 40, test: 60 },
      drop_lowest: { quiz: 1, test: 1 },
      work: [...quizzes, graded("test", 70, 100), graded("test", 85, 100)],
    },
    is: [87, "B+", 3.3],
    rows: [
      ["quiz", 40, 180, 200, 90, 2],
      ["test", 60, 85, 100, 85, 1],
    ],
    dropped: ["quiz 61/100", "test 70/100"],
  },
  "the lowest of each type dropped without weights": {
    course: {
      drop_lowest: { quiz: 1, test: 1 },
      work: [...quizzes, graded("test", 70, 100), graded("test", 85, 100)],
    },
    is: [88.33, "B+", 3.3],
    rows: [[null, null, 265, 300, 88.33, 3]],
    dropped: ["quiz 61/100", "test 70/100"],
  },
  "of equal ones the one due earlier dropped": {
    course: {
      drop_lowest: { quiz: 1 },
      work: [
        graded("quiz", 70, 100, { id: "later", due_date: "2026-09-02" }),
        graded("quiz", 7, 10, { id: "earlier", due_date: "2026-09-01" }),
        graded("quiz", 90, 100),
      ],
    },
    is: [80, "B-", 2.7],
    dropped: ["earlier"],
  },
  "of equal ones on one day the one made earlier dropped": {
    course: {
      drop_lowest: { quiz: 1 },
      work: [
        graded("quiz", 14, 20, { id: "first", created_at: new Date("2026-09-01T09:00:00.000Z") }),
        graded("quiz", 7, 10, { id: "before", created_at: new Date("2026-09-01T08:00:00.000Z") }),
      ],
    },
    is: [70, "C-", 1.7],
    dropped: ["before"],
  },
  "everything dropped but one": {
    course: { drop_lowest: { quiz: 10 }, work: quizzes },
    is: [92, "A-", 3.7],
    rows: [[null, null, 92, 100, 92, 1]],
    dropped: ["quiz 61/100", "quiz 88/100"],
  },
  "the only one never dropped": {
    course: { drop_lowest: { quiz: 1, test: 1 }, work: [graded("quiz", 5, 10)] },
    is: [50, "F", 0],
    dropped: [],
  },
  "extra credit over 100 percent": {
    course: { work: [graded("test", 100, 100), graded("project", 5, 5, bonus)] },
    is: [105, "A", 4],
    rows: [[null, null, 105, 100, 105, 2]],
  },
  "extra credit inside its type": {
    course: {
      weights: { homework: 50, test: 50 },
      work: [graded("homework", 90, 100), graded("homework", 10, 20, bonus), graded("test", 80, 100)],
    },
    is: [90, "A-", 3.7],
    rows: [
      ["homework", 50, 100, 100, 100, 2],
      ["test", 50, 80, 100, 80, 1],
    ],
  },
  "a weighted type with nothing but extra credit": {
    course: {
      weights: { homework: 50, test: 50 },
      work: [graded("homework", 10, 10, bonus), graded("test", 85, 100)],
    },
    is: [85, "B", 3],
    rows: [["test", 50, 85, 100, 85, 1]],
  },
  "nothing but extra credit": { course: { work: [graded("quiz", 5, 5, bonus)] }, is: [null, null, null], rows: [] },
  "extra credit never dropped": {
    course: {
      drop_lowest: { quiz: 2 },
      work: [graded("quiz", 80, 100), graded("quiz", 90, 100), graded("quiz", 1, 10, bonus)],
    },
    is: [91, "A-", 3.7],
    dropped: ["quiz 80/100"],
  },
  "work of 0 points": {
    course: { drop_lowest: { quiz: 1 }, work: [graded("quiz", 0, 0), graded("quiz", 8, 10)] },
    is: [80, "B-", 2.7],
    rows: [[null, null, 8, 10, 80, 1]],
    dropped: [],
  },
  "nothing but work of 0 points": { course: { work: [graded("quiz", 0, 0)] }, is: [null, null, null], rows: [] },
  "points with decimals": {
    course: { work: [graded("lab", 0.1, 0.3), graded("lab", 0.2, 0.3), graded("lab", 0.3, 0.4)] },
    is: [60, "D", 1],
    rows: [[null, null, 0.6, 1, 60, 3]],
  },
  "half a hundredth rounds up": { course: { work: [graded("test", 667.08, 800)] }, is: [83.39, "B", 3] },
  "a pass": {
    course: { scale: scaleOf("builtin-pass-fail"), work: [graded("test", 60, 100)] },
    is: [60, "Pass", null],
  },
  "a near fail": {
    course: { scale: scaleOf("builtin-pass-fail"), work: [graded("test", 179.99, 300)] },
    is: [60, "Fail", null],
  },
  percent: {
    course: { scale: scaleOf("builtin-percent"), work: [graded("test", 8, 9)] },
    is: [88.89, null, null],
    rows: [[null, null, 8, 9, 88.89, 1]],
  },
  "comments only": {
    course: { scale: scaleOf("builtin-narrative"), work: [graded("test", 8, 10)] },
    is: [null, null, null],
    rows: [[null, null, 8, 10, 80, 1]],
  },
  "A+ where there is one": {
    course: { scale: scaleOf("builtin-letters-a-plus"), work: [graded("test", 97, 100)] },
    is: [97, "A+", 4],
  },
  "whole letters": {
    course: { scale: scaleOf("builtin-whole-letters"), work: [graded("test", 89.99, 100)] },
    is: [89.99, "B", 3],
  },
  "4-3-2-1": { course: { scale: scaleOf("builtin-four-to-one"), work: [graded("test", 8, 10)] }, is: [80, "3", null] },
  "E/S/N/U": { course: { scale: scaleOf("builtin-esnu"), work: [graded("test", 3, 5)] }, is: [60, "N", null] },
}

describe(
  "the grade of a course",
  { tags: ["grades.one-rule", "grades.weights", "grades.drop-lowest", "grades.extra-credit", "grades.breakdown"] },
  () => {
    test.each(Object.entries(cases))("%s", (_, { course, is, rows, dropped }) => {
      for (const grade of [courseGrade(courseOf(course)), slowCourseGrade(courseOf(course))]) {
        expect([grade.percent, grade.letter, grade.points]).toEqual(is)
        const found = grade.breakdown.map((row) => [
          row.type,
          row.weight,
          row.earned,
          row.possible,
          row.percent,
          row.counted,
        ])
        if (rows) expect(found).toEqual(rows)
        if (dropped) expect(grade.breakdown.flatMap(({ dropped_ids }) => dropped_ids)).toEqual(dropped)
      }
    })
  },
)

test("the work of a term is what is due in it", { tags: ["grades.terms"] }, () => {
  const work = ["2026-08-31", "2026-09-01", "2026-12-18", "2026-12-19"].map((due_date) => ({ due_date }))
  expect(workOfTerm(work, { start_date: "2026-09-01", end_date: "2026-12-18" })).toEqual(work.slice(1, 3))
})
