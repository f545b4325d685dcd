import { createCurriculum, createFamily, createScheduleEntry } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import {
  createCourseOfYear,
  going,
  openYear,
  startNextYear,
  type GivenCourse,
  type YearInput,
} from "../../../testing/year-to-roll-over.ts"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let ada: string
let ben: string
let from_id: string
beforeEach(async () => {
  ;({ parent, family_id, ada, ben, from_id } = await openYear(api))
})
afterAll(api.close)

const rollOver = (given: YearInput = {}) => startNextYear(parent, from_id, given)
const aCourse = (name: string, given?: GivenCourse) => createCourseOfYear(api, { family_id, ada }, name, given)

test(
  "a preview answers what the call answers, and saves nothing",
  { tags: ["planning.roll-over-preview"] },
  async () => {
    const { id, subject_id } = await aCourse("Math")
    await createScheduleEntry(api.db, { family_id, student_id: ada, subject_id })
    const input = { students: [going(ada, "5", [id]), going(ben, "1")] }
    const before = await contents()
    const preview = await rollOver({ ...input, preview: true })
    expect(preview.change_id).toBeNull()
    expect(await contents()).toEqual(before)
    const { curricula, school_year, ...rest } = await rollOver(input)
    expect({
      ...rest,
      change_id: null,
      school_year: { ...school_year, id: null, terms: school_year.terms.map((term) => ({ ...term, id: null })) },
      curricula: curricula.map((copy) => ({
        ...copy,
        id: null,
        subject_id: null,
        subject: { ...copy.subject, id: null },
      })),
    }).toEqual(preview)
  },
)

test("undo removes the year and restores the rest", { tags: ["planning.roll-over-undo"] }, async () => {
  const { id, subject_id } = await aCourse("Math")
  await createScheduleEntry(api.db, { family_id, student_id: ada, subject_id })
  const before = await contents()
  const { change_id } = await rollOver({ students: [going(ada, "5", [id])] })
  expect(await contents()).not.toEqual(before)
  await parent.changes.undo({ id: change_id ?? "" })
  expect(await contents()).toEqual(before)
})

/** All rows of the family that a year concerns, without version and time of change. */
async function contents() {
  const where = { family_id }
  const [omit, orderBy] = [{ version: true, updated_at: true }, { id: "asc" as const }]
  return {
    years: await api.db.school_year.findMany({ where, orderBy, omit }),
    terms: await api.db.term.count({ where }),
    students: await api.db.student.findMany({ where, orderBy, omit }),
    subjects: await api.db.subject.findMany({ where, orderBy, omit }),
    classes: await api.db.schedule_entry.findMany({ where, orderBy, omit }),
    courses: await api.db.curriculum.findMany({ where, orderBy, omit }),
    lessons: await api.db.lesson.count({ where }),
    changes: await api.db.change.count({ where: { ...where, undone_at: null } }),
  }
}

describe("is refused, and changes nothing", { tags: ["planning.roll-over-refused"] }, () => {
  test.each<[string, string, () => YearInput | Promise<YearInput>]>([
    ["a year that exists", "academic_year", () => ({ academic_year: "2026-2027" })],
    ["a year that overlaps another", "start_date", () => ({ start_date: "2027-05-28" })],
    [
      "a year before the old one",
      "start_date",
      () => ({ academic_year: "2024-2025", start_date: "2024-08-30", end_date: "2025-05-28" }),
    ],
    ["a year that ends before it begins", "end_date", () => ({ end_date: "2027-08-01" })],
    ["a year of more than 400 days", "end_date", () => ({ end_date: "2028-12-01" })],
    [
      "a course of another student",
      "students.0.curriculum_ids",
      async () => ({ students: [going(ben, "1", [(await aCourse("Math")).id])] }),
    ],
  ])("%s", async (_, field, wrong) => {
    const given = await wrong()
    const before = await contents()
    const refusal = { code: "BAD_REQUEST", cause: { details: { issues: [{ field }] } } }
    await expect(rollOver(given)).rejects.toMatchObject(refusal)
    await expect(rollOver({ ...given, preview: true })).rejects.toMatchObject(refusal)
    expect(await contents()).toEqual(before)
  })

  test("a student twice", async () => {
    const twice = rollOver({ students: [going(ada, "5"), going(ada, "4")] })
    const issues = [{ field: "students.1.student_id", message: "Choose each student once." }]
    await expect(twice).rejects.toMatchObject({ code: "BAD_REQUEST", cause: { details: { issues } } })
  })

  test("a year, student or course of another family", async () => {
    const stranger = await createCurriculum(api.db)
    const strangers = await createFamily(api.db)
    const year = await api.db.school_year.findFirstOrThrow({ where: { family_id: strangers.id } })
    const refusals: YearInput[] = [
      { from_id: year.id },
      { into_id: year.id },
      { students: [going(stranger.student_id, "5")] },
      { students: [going(ada, "5", [stranger.id])] },
    ]
    for (const given of refusals) await expect(rollOver(given)).rejects.toMatchObject({ code: "NOT_FOUND" })
  })
})
