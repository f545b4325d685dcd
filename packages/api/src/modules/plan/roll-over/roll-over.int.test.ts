import { createAssignment, createResource, createScheduleEntry } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
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

const midnight = (day: string) => `${day}T00:00:00.000Z`
const rollOver = (given: YearInput = {}) => startNextYear(parent, from_id, given)
const aCourse = (name: string, given?: GivenCourse) => createCourseOfYear(api, { family_id, ada }, name, given)

test(
  "the year has the weekdays and the terms of the one before it",
  { tags: ["planning.roll-over", "planning.roll-over-terms"] },
  async () => {
    const { school_year, curricula, students, change_id } = await rollOver()
    expect(school_year).toMatchObject({
      academic_year: "2027-2028",
      start_date: midnight("2027-08-30"),
      end_date: midnight("2028-05-26"),
      school_days: ["monday", "tuesday"],
      terms: [
        { name: "Fall 2027", start_date: midnight("2027-08-30"), end_date: midnight("2027-12-17") },
        { name: "Spring 2028", start_date: midnight("2028-01-03"), end_date: midnight("2028-05-26") },
      ],
      version: 1,
    })
    expect([curricula, students]).toEqual([[], []])
    const [old, made] = await parent.schoolYears.list({})
    expect(old).toMatchObject({ id: from_id, version: 1 })
    expect(made).toMatchObject(school_year)
    expect((await parent.changes.list({}))[0]).toMatchObject({
      id: change_id,
      kind: "roll_over",
      summary: "Started 2027-2028",
    })
  },
)

test("a course with two lessons a day keeps them", { tags: ["planning.copy-pace"] }, async () => {
  const math = await aCourse("Math", { lessons: 5, per_day: 2 })
  const { curricula } = await rollOver({ students: [going(ada, "5", [math.id])] })
  const lessons = await parent.lessons.list({ curriculum_id: curricula[0]?.id ?? "" })
  const days = ["2027-08-30", "2027-08-30", "2027-08-31", "2027-08-31", "2027-09-06"]
  expect(lessons.map(({ planned_date }) => planned_date)).toEqual(days.map(midnight))
})

test(
  "children are a grade up, and their courses begin with the new year",
  { tags: ["planning.roll-over"] },
  async () => {
    const [math, art] = [await aCourse("Math"), await aCourse("Art", { grade_level: null })]
    const dropped = await aCourse("Latin")
    const reading = await aCourse("Reading", { student_id: ben, grade_level: "K" })
    const [lesson] = await parent.lessons.list({ curriculum_id: math.id })
    const resource = await createResource(api.db, { family_id })
    await parent.lessons.update({ id: lesson?.id ?? "", status: "done", resource_ids: [resource.id] })
    await createAssignment(api.db, { curriculum_id: math.id, lesson_id: lesson?.id })
    const before = await parent.curriculum.byId({ id: math.id })

    const { curricula, students } = await rollOver({
      students: [going(ada, "5", [math.id, art.id]), going(ben, "1", [reading.id])],
    })
    expect(students).toMatchObject([
      { first_name: "Ada", grade_level: "5" },
      { first_name: "Ben", grade_level: "1" },
    ])
    const facts = {
      lesson_count: 2,
      assignment_count: 0,
      first_date: midnight("2027-08-30"),
      last_date: midnight("2027-08-31"),
    }
    expect(curricula).toMatchObject([
      { student_id: ada, copied_from: math.id, subject_is_new: true, resource_count: 1, ...facts },
      { student_id: ada, copied_from: art.id, subject_is_new: false, subject_id: art.subject_id, ...facts },
      { student_id: ben, copied_from: reading.id, subject_is_new: true, ...facts },
    ])
    expect(await parent.students.byId({ id: ada })).toMatchObject({ grade_level: "5" })
    const made = await parent.curriculum.byId({ id: curricula[0]?.id ?? "" })
    expect(made).toMatchObject({ academic_year: "2027-2028", forecast: { total: 2, done: 0 }, assignment_count: 0 })
    expect(await parent.subjects.byId({ id: made.subject_id })).toMatchObject({
      name: "Math",
      grade_level: "5",
      color: "#b45309",
      icon: "Atom",
    })
    const copies = await parent.lessons.list({ curriculum_id: made.id })
    expect(copies.map(({ title, status, resources }) => [title, status, resources.length])).toEqual([
      ["Math 1", "planned", 1],
      ["Math 2", "planned", 0],
    ])
    const { student: _, ...old } = await parent.curriculum.byId({ id: math.id })
    expect({ ...old, student: before.student }).toEqual(before)
    expect((await parent.curriculum.list({ student_id: ada })).map(({ id }) => id)).toContain(dropped.id)
    expect((await parent.changes.list({}))[0]?.summary).toBe("Started 2027-2028: 2 children, 3 curricula, 6 lessons")
  },
)

test("a student who is not named stays as they are", { tags: ["planning.roll-over"] }, async () => {
  const [before] = [await parent.students.byId({ id: ben })]
  await rollOver({ students: [going(ada, "5")] })
  expect(await parent.students.byId({ id: ben })).toEqual(before)
})

test("a year in progress begins today", { tags: ["planning.roll-over"] }, async () => {
  await parent.schoolYears.delete({ id: from_id })
  const days = { start_date: "2025-09-01", end_date: "2026-05-29", school_days: ["monday" as const] }
  const old = await parent.schoolYears.create({ academic_year: "2025-2026", ...days })
  const { id } = await aCourse("Math")
  const year = { from_id: old.id, academic_year: "2026-2027", start_date: "2026-08-31", end_date: "2027-05-28" }
  const { curricula } = await rollOver({ ...year, students: [going(ada, "5", [id])] })
  expect(curricula).toMatchObject([{ first_date: midnight("2026-09-21"), last_date: midnight("2026-09-28") }])
})

test(
  "a next year that exists already is used, and keeps its week and terms",
  { tags: ["planning.roll-over"] },
  async () => {
    const terms = [{ name: "All year", start_date: "2027-09-06", end_date: "2028-05-26" }]
    const days = { start_date: "2027-09-06", end_date: "2028-05-26", school_days: ["friday" as const] }
    const made = await parent.schoolYears.create({ academic_year: "2027-2028", ...days, terms })
    const { id } = await aCourse("Math")
    const input = { into_id: made.id, students: [going(ada, "5", [id])] }
    await expect(rollOver({ students: input.students })).rejects.toMatchObject({ code: "BAD_REQUEST" })
    const preview = await rollOver({ ...input, preview: true })
    const { school_year, curricula, change_id } = await rollOver(input)
    const year = {
      id: made.id,
      start_date: midnight("2027-08-30"),
      school_days: ["friday"],
      terms: made.terms,
      version: 2,
    }
    expect(school_year).toMatchObject(year)
    expect(preview.school_year).toEqual(school_year)
    expect(curricula).toMatchObject([{ first_date: midnight("2027-09-03"), last_date: midnight("2027-09-10") }])
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await parent.schoolYears.byId({ id: made.id })).toMatchObject({ start_date: midnight("2027-09-06") })
    await expect(rollOver({ into_id: from_id, academic_year: "2026-2027" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      cause: { details: { issues: [{ field: "into_id" }] } },
    })
  },
)

test("siblings' lessons are done together again", { tags: ["planning.roll-over-together"] }, async () => {
  const [one, two, alone] = [
    await aCourse("History"),
    await aCourse("Story", { student_id: ben }),
    await aCourse("Art"),
  ]
  await parent.planning.series({ curriculum_ids: [one.id, two.id], titles: ["Rome"], together: true })
  await parent.planning.series({ curriculum_ids: [alone.id, two.id], titles: ["Pots"], together: true })
  const { curricula } = await rollOver({ students: [going(ada, "5", [one.id]), going(ben, "1", [two.id])] })
  const idsOf = async (id: string | null | undefined) => {
    const lessons = await parent.lessons.list({ curriculum_id: id ?? "" })
    return new Map(lessons.map(({ title, together_id }) => [title, together_id]))
  }
  const [ours, theirs] = [await idsOf(curricula[0]?.id), await idsOf(curricula[1]?.id)]
  expect(ours.get("Rome")).toEqual(expect.any(String))
  expect(theirs.get("Rome")).toBe(ours.get("Rome"))
  expect((await idsOf(one.id)).get("Rome")).not.toBe(ours.get("Rome"))
  expect(theirs.get("Pots")).toBeNull()
})

test(
  "400 lessons of six courses take the statements of one lesson",
  { tags: ["planning.roll-over-speed", "slow"] },
  async () => {
    const resource = await createResource(api.db, { family_id })
    const count = async (courses: number, lessons: number, year: YearInput) => {
      const ids: string[] = []
      for (let course = 0; course < courses; course += 1) {
        const { id, subject_id } = await aCourse(`Subject ${course}`, { lessons: 0 })
        await createScheduleEntry(api.db, { family_id, student_id: ada, subject_id })
        await parent.planning.series({ curriculum_ids: [id], pattern: `Lesson {1-${lessons}}` })
        const [first] = await parent.lessons.list({ curriculum_id: id })
        await parent.lessons.update({ id: first?.id ?? "", resource_ids: [resource.id] })
        ids.push(id)
      }
      api.statements.length = 0
      const started = performance.now()
      const { change_id } = await rollOver({ ...year, students: [going(ada, "5", ids)] })
      const measured = { statements: api.statements.length, milliseconds: performance.now() - started }
      await parent.changes.undo({ id: change_id ?? "" })
      return measured
    }
    const one = await count(1, 1, {})
    const many = await count(6, 400, {})
    expect(many.statements).toBe(one.statements)
    expect(many.milliseconds).toBeLessThan(20_000)
    process.stdout.write(
      `planning: a year of 2,400 lessons in ${Math.round(many.milliseconds)} ms, ${many.statements} statements\n`,
    )
  },
)
