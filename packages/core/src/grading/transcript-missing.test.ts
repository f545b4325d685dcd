import { describe, expect, test } from "vitest"
import { builtinScales, standardScale } from "./builtin-scales.ts"
import { usualBonus } from "./gpa.ts"
import { familyCourse, finalResult, pastCourse } from "./testing/sample-courses.ts"
import { transcriptMissing, type TranscriptReadiness } from "./transcript-missing.ts"

const ready: TranscriptReadiness = {
  student: { name: "Ada", legal_name: "Ada Byron", date_of_birth: "2010-12-10", graduation_date: "2028-06-10" },
  school: { name: "Hearth Academy" },
  courses: [familyCourse("English")],
  past_courses: [],
  scale: standardScale,
  bonus: usualBonus,
  today: "2026-11-27",
}
const kinds = (rest: Partial<TranscriptReadiness>) => transcriptMissing({ ...ready, ...rest }).map(({ kind }) => kind)
const messages = (rest: Partial<TranscriptReadiness>) =>
  transcriptMissing({ ...ready, ...rest }).map(({ message }) => message)
const scaleOf = (id: string) => builtinScales.find((scale) => scale.id === id) ?? standardScale

describe("a transcript lacks", { tags: ["grades.transcript"] }, () => {
  test("nothing when all is there", () => expect(transcriptMissing(ready)).toEqual([]))

  test("the name of the school and the student's facts", () => {
    const student = { name: "Ada", legal_name: " ", date_of_birth: null, graduation_date: null }
    expect(messages({ student, school: null })).toEqual([
      "Your school has no name",
      "Ada has no legal name",
      "Ada has no date of birth",
      "Ada has no graduation date",
    ])
    expect(kinds({ school: { name: "  " } })).toEqual(["school_name"])
  })

  test("courses, if there are none for high school", () => {
    expect(kinds({ courses: [familyCourse("Spelling", { grade_level: "5", credits: null })] })).toEqual(["courses"])
  })

  test("credits and results of courses", () => {
    const courses = [
      familyCourse("Algebra I", { credits: null }),
      familyCourse("Latin", { result: finalResult(null), curriculum_id: "latin" }),
      familyCourse("Greek", { result: finalResult("Pass") }),
    ]
    expect(transcriptMissing({ ...ready, courses })).toEqual([
      { kind: "credits", message: "Algebra I has no credits", curriculum_id: "Algebra I" },
      { kind: "result", message: "Latin has no result", curriculum_id: "latin" },
      { kind: "result", message: "The result Pass of Greek is not on its scale", curriculum_id: "Greek" },
    ])
  })

  test("grades of work, until the result is final", () => {
    const open = { label: "B", percent: 84, is_final: false }
    const courses = [
      familyCourse("Algebra I", { result: open, waiting: 3 }),
      familyCourse("Latin", { result: open, waiting: 1 }),
      familyCourse("Art", { waiting: 2 }),
    ]
    expect(messages({ courses })).toEqual([
      "3 assignments of Algebra I wait for a grade",
      "1 assignment of Latin waits for a grade",
    ])
  })

  test("no result of a course in progress, in percent or in comments", () => {
    const courses = [
      familyCourse("Physics", { end_date: "2027-06-11", result: { label: null, percent: null, is_final: false } }),
      familyCourse("Botany", { scale: scaleOf("builtin-percent"), result: finalResult(null, 88) }),
      familyCourse("Art", { scale: scaleOf("builtin-narrative"), result: finalResult(null) }),
    ]
    expect(kinds({ courses })).toEqual([])
    expect(
      kinds({ courses: [familyCourse("Botany", { scale: scaleOf("builtin-percent"), result: finalResult(null) })] }),
    ).toEqual(["result"])
  })

  test("credits and known letters of courses taken elsewhere", () => {
    const past_courses = [
      pastCourse("Sculpture", { credits: null }),
      pastCourse("Seminar", { letter: null }),
      pastCourse("Logic", { letter: "Merit" }),
    ]
    expect(messages({ past_courses })).toEqual([
      "Sculpture has no credits",
      "Seminar has no letter, so it does not count in the GPA",
      "The letter Merit of Logic is not on your scale, so it does not count in the GPA",
    ])
    expect(kinds({ past_courses, scale: scaleOf("builtin-percent") })).toEqual(["past_credits"])
  })

  test("nothing about earlier courses that are not listed", () => {
    const earlier = { grade_level: "7", credits: null, result: finalResult(null), waiting: 4 }
    expect(kinds({ courses: [familyCourse("English"), familyCourse("Spelling", earlier)] })).toEqual([])
    expect(kinds({ courses: [familyCourse("Algebra I", { ...earlier, credits: 1 })] })).toEqual(["result"])
  })
})
