import { expect, test } from "vitest"
import { benView, sampleCurriculum } from "../../testing/sample-family.ts"
import { sampleYear } from "../../testing/sample-year.ts"
import { suggestNextYear, toRollOverInput } from "./next-year-values.ts"

const from = { ...sampleYear, start_date: "2026-08-31T00:00:00.000Z", end_date: "2027-05-28T00:00:00.000Z" }
const pair = { from, academic_year: "2027-2028", into: null }
const senior = { ...benView, id: "0190a0a0-0000-7000-8000-000000000013", grade_level: "12" as const }
const [math, art] = [sampleCurriculum(1, benView, "Math"), sampleCurriculum(2, benView, "Art")]
const past = { ...sampleCurriculum(3, benView, "Latin"), academic_year: "2025-2026" }

test("everything is suggested, and a child after 12th grade is left out", { tags: ["planning.next-year-page"] }, () => {
  const values = suggestNextYear(pair, [benView, senior], [math, art, past])
  expect(values).toEqual({
    academic_year: "2027-2028",
    start_date: "2027-08-30",
    end_date: "2028-05-26",
    schedule: true,
    students: [
      { student_id: benView.id, isIncluded: true, grade_level: "5", curriculum_ids: [art.id, math.id] },
      { student_id: senior.id, isIncluded: false, grade_level: "12", curriculum_ids: [] },
    ],
  })
  const input = toRollOverInput(pair, values)
  expect(input).not.toHaveProperty("into_id")
  expect(input.students).toEqual([{ student_id: benView.id, grade_level: "5", curriculum_ids: [art.id, math.id] }])
})

test(
  "a year that exists keeps its days, and its courses are not made twice",
  { tags: ["planning.next-year-page"] },
  () => {
    const into = {
      ...from,
      id: "0190a0a0-0000-7000-8000-000000000202",
      academic_year: "2027-2028",
      start_date: "2027-09-06T00:00:00.000Z",
      end_date: "2028-06-02T00:00:00.000Z",
    }
    const taken = { ...sampleCurriculum(4, benView, "MATH"), academic_year: "2027-2028" }
    const values = suggestNextYear({ ...pair, into }, [benView], [math, art, taken])
    expect(values).toMatchObject({ start_date: "2027-09-06", end_date: "2028-06-02" })
    expect(values.students[0]?.curriculum_ids).toEqual([art.id])
    expect(toRollOverInput({ ...pair, into }, values)).toMatchObject({ from_id: from.id, into_id: into.id })
  },
)
