import { expect, test } from "vitest"
import { ben, benView, cleo, sampleCurriculum, sampleSubject } from "../../testing/sample-family.ts"
import { subjectNames } from "./time-subjects.ts"
import { badMinutes, timeErrors, timeRecords, type TimeValues } from "./time-values.ts"

const math = sampleCurriculum(1, ben, "Math")
const subjects = [
  { ...sampleSubject, id: "art-5", name: "Art", grade_level: "5" as const },
  { ...sampleSubject, id: "art-4", name: "Art" },
  { ...sampleSubject, id: "math", name: "Math" },
]
const family = { students: [benView, { ...benView, ...cleo }], subjects, courses: [math] }
const trip: TimeValues = {
  student_ids: [ben.id, cleo.id],
  minutes: "3h 1",
  date: "2026-11-26",
  subjects: ["Math", "Art"],
  place: "away",
  description: " Museum ",
}

test("each child has an entry for each subject, in its course if it has one", { tags: ["time.typed-form"] }, () => {
  expect(
    timeRecords(trip, family).map((record) => ({
      ...record,
      date: undefined,
      place: undefined,
      description: undefined,
    })),
  ).toEqual([
    { student_id: ben.id, minutes: 91, curriculum_id: math.id },
    { student_id: ben.id, minutes: 90, subject_id: "art-4" },
    { student_id: cleo.id, minutes: 91, subject_id: "math" },
    { student_id: cleo.id, minutes: 90, subject_id: "art-4" },
  ])
  expect(timeRecords({ ...trip, subjects: [], student_ids: [cleo.id] }, family)).toEqual([
    { student_id: cleo.id, date: "2026-11-26", minutes: 181, place: "away", description: "Museum" },
  ])
})

test("a subject of several grades is offered once, those of the children's courses first", () => {
  expect(subjectNames(subjects, [sampleCurriculum(2, cleo, "Zoology"), math], [cleo.id])).toEqual([
    "Zoology",
    "Art",
    "Math",
  ])
})

test("bad input is refused at its field", { tags: ["time.typed-form"] }, () => {
  const none = { student_ids: null, minutes: null, date: null }
  expect(timeErrors(trip, "2026-11-26")).toEqual(none)
  expect(timeErrors({ ...trip, minutes: "soon" }, "2026-11-26")).toEqual({ ...none, minutes: badMinutes })
  expect(timeErrors({ ...trip, minutes: "1" }, "2026-11-26").minutes).toBe("2 subjects need more minutes.")
  expect(timeErrors({ ...trip, student_ids: [] }, "2026-11-26").student_ids).toBe("Choose a student.")
  expect(timeErrors(trip, "2026-11-25").date).toBe("Choose today or an earlier day.")
  expect(timeErrors({ ...trip, date: "" }, "2026-11-25").date).toBe("Date is required.")
})
