import { describe, expect, test } from "vitest"
import { builtinScales, standardScale } from "./builtin-scales.ts"
import { reportCardLayout, reportCardMissing, type ReportCardReadiness, type ReportedCourse } from "./report-card.ts"

const course = (rest: Partial<ReportedCourse> = {}): ReportedCourse => ({
  curriculum_id: "algebra",
  title: "Algebra I",
  scale: standardScale,
  label: "A",
  percent: 94,
  credits: 1,
  is_final: false,
  waiting: 0,
  ...rest,
})
const missing = (rest: Partial<ReportCardReadiness>) =>
  reportCardMissing({
    school: { name: "Hearth Academy" },
    grade_level: "9",
    term_name: null,
    courses: [course()],
    ...rest,
  })

test("the layout follows the grade level", () => {
  expect(["K", "1", "8"].map(reportCardLayout)).toEqual(["k8", "k8", "k8"])
  expect(["9", "12"].map(reportCardLayout)).toEqual(["high_school", "high_school"])
})

describe("a report card lacks", { tags: ["grades.report-card"] }, () => {
  test("nothing when all is there", () => expect(missing({})).toEqual([]))

  test("the name of the school, and courses", () => {
    expect(missing({ school: null, courses: [] }).map(({ message }) => message)).toEqual([
      "Your school has no name",
      "There are no courses in this year",
    ])
    expect(missing({ term_name: "Fall", courses: [] })[0]?.message).toBe("There are no courses in this term")
  })

  test("results and grades, with the term", () => {
    const courses = [course({ label: null, percent: null }), course({ waiting: 3 })]
    expect(missing({ term_name: "Term 2", courses }).map(({ message }) => message)).toEqual([
      "Algebra I in Term 2 has no result",
      "3 assignments of Algebra I in Term 2 wait for a grade",
    ])
    expect(missing({ courses: [course({ waiting: 3, is_final: true })] })).toEqual([])
    const narrative = builtinScales.find(({ kind }) => kind === "narrative") ?? standardScale
    expect(missing({ courses: [course({ scale: narrative, label: null, percent: null })] })).toEqual([])
  })

  test("credits in high school, on the card of a year", () => {
    const courses = [course({ credits: null })]
    expect(missing({ courses })).toEqual([
      { kind: "credits", message: "Algebra I has no credits", curriculum_id: "algebra" },
    ])
    expect(missing({ courses, term_name: "Fall" })).toEqual([])
    expect(missing({ courses, grade_level: "8" })).toEqual([])
  })
})
