import {
  createAssignment,
  createCurriculum,
  createFamily,
  createLesson,
  createResource,
  createScheduleEntry,
  createStudent,
  createSubject,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { addDays } from "@hearthbook/core/time/days"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let ada: string
let ben: string
let from_id: string
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id } = await api.openFamily())
  await api.db.school_year.deleteMany({ where: { family_id } })
  const terms = [
    { name: "Fall 2026", start_date: "2026-08-31", end_date: "2026-12-18" },
    { name: "Spring 2027", start_date: "2027-01-04", end_date: "2027-05-28" },
  ]
  const days = {
    start_date: "2026-08-31",
    end_date: "2027-05-28",
    school_days: ["monday" as const, "tuesday" as const],
  }
  from_id = (await parent.schoolYears.create({ academic_year: "2026-2027", ...days, terms })).id
  ada = (await createStudent(api.db, { family_id, first_name: "Ada", grade_level: "4" })).id
  ben = (await createStudent(api.db, { family_id, first_name: "Ben", grade_level: "K" })).id
})
afterAll(api.close)

const date = (day: string) => new Date(`${day}T00:00:00.000Z`)
const midnight = (day: string) => `${day}T00:00:00.000Z`
const nextYear = { academic_year: "2027-2028", start_date: "2027-08-30", end_date: "2028-05-26" }

type Input = Partial<Parameters<Caller["schoolYears"]["rollOver"]>[0]>
const rollOver = (given: Input = {}) =>
  parent.schoolYears.rollOver({ from_id, ...nextYear, students: [], schedule: true, ...given })

/** A course of 2026-2027 with lessons, in a new subject of the grade level. */
type GivenCourse = { student_id?: string; grade_level?: string | null; lessons?: number; per_day?: number }
async function aCourse(
  name: string,
  { student_id = ada, grade_level = "4", lessons = 2, per_day = 1 }: GivenCourse = {},
) {
  const subject = await createSubject(api.db, { family_id, name, grade_level, color: "#b45309", icon: "Atom" })
  const given = { family_id, student_id, subject_id: subject.id, academic_year: "2026-2027" }
  const { id } = await createCurriculum(api.db, given)
  for (let position = 0; position < lessons; position += 1)
    await createLesson(api.db, {
      curriculum_id: id,
      title: `${name} ${position + 1}`,
      position,
      planned_date: date(addDays("2026-09-07", Math.floor(position / per_day))),
    })
  return { id, subject_id: subject.id }
}

const going = (student_id: string, grade_level: "1" | "4" | "5", curriculum_ids: string[] = []) => {
  return { student_id, grade_level, curriculum_ids }
}

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

describe("weekly classes", { tags: ["planning.roll-over-classes"] }, () => {
  const at = (subject_id: string, given: object = {}) =>
    createScheduleEntry(api.db, { family_id, student_id: ada, subject_id, ...given })
  const classesOf = async () => {
    const rows = await parent.schedule.list({ student_id: ada })
    return rows.map((row) => [
      row.subject.name,
      row.day_of_week,
      row.start_date?.slice(0, 10),
      row.end_date?.slice(0, 10),
    ])
  }

  test("go on in the subject of the new grade level, and decide the days of its lessons", async () => {
    const { id, subject_id } = await aCourse("Math")
    const [tuesday, ended] = [
      { day_of_week: "tuesday" as const },
      { day_of_week: "monday" as const, end_date: date("2027-05-24") },
    ]
    await at(subject_id, { ...tuesday, location: "Kitchen" })
    await at(subject_id, ended)
    await at(subject_id, { day_of_week: "friday", end_date: date("2026-12-18") })
    const { curricula, class_count } = await rollOver({ students: [going(ada, "5", [id])] })
    expect(class_count).toBe(2)
    expect(curricula).toMatchObject([{ first_date: midnight("2027-08-30"), last_date: midnight("2027-08-31") }])
    expect(await classesOf()).toEqual([
      ["Math", "monday", undefined, "2027-05-24"],
      ["Math", "monday", "2027-08-30", "2028-05-22"],
      ["Math", "tuesday", undefined, "2027-08-29"],
      ["Math", "tuesday", "2027-08-30", undefined],
      ["Math", "friday", undefined, "2026-12-18"],
    ])
    const added = (await parent.schedule.list({ student_id: ada })).filter((row) => row.start_date !== null)
    expect(added.map((row) => row.subject_id)).toEqual([curricula[0]?.subject_id, curricula[0]?.subject_id])
    expect(added[1]).toMatchObject({ location: "Kitchen", start_time: "1970-01-01T09:00:00.000Z" })
  })

  test("end before the new year for a course that is not taken any more", async () => {
    const { subject_id } = await aCourse("Latin")
    await at(subject_id)
    expect(await rollOver({ students: [going(ada, "5")] })).toMatchObject({ class_count: 0 })
    expect(await classesOf()).toEqual([["Latin", "monday", undefined, "2027-08-29"]])
  })

  test("without a course go on too, in a subject that is made if need be", async () => {
    const piano = await createSubject(api.db, { family_id, name: "Piano", grade_level: null })
    const choir = await createSubject(api.db, { family_id, name: "Choir", grade_level: "4" })
    await at(piano.id)
    await at(choir.id, { day_of_week: "tuesday" })
    expect(await rollOver({ students: [going(ada, "5")] })).toMatchObject({ class_count: 2 })
    expect(await classesOf()).toEqual([
      ["Piano", "monday", undefined, undefined],
      ["Choir", "tuesday", undefined, "2027-08-29"],
      ["Choir", "tuesday", "2027-08-30", undefined],
    ])
    expect(await api.db.subject.count({ where: { family_id, name: "Choir", grade_level: "5" } })).toBe(1)
  })

  test("stay as they are if they are not carried on, and make no subject", async () => {
    const { id, subject_id } = await aCourse("Math")
    await at(subject_id)
    await rollOver({ students: [going(ada, "5", [id])], schedule: false })
    expect(await classesOf()).toEqual([["Math", "monday", undefined, undefined]])
  })
})

test("siblings' lessons are done together again", { tags: ["planning.roll-over-together"] }, async () => {
  const [one, two, alone] = [
    await aCourse("History"),
    await aCourse("Story", { student_id: ben }),
    await aCourse("Art"),
  ]
  await parent.planning.series({ curriculum_ids: [one.id, two.id], titles: ["Rome"] })
  await parent.planning.series({ curriculum_ids: [alone.id, two.id], titles: ["Pots"] })
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
  test.each<[string, string, () => Input | Promise<Input>]>([
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
    const refusals: Input[] = [
      { from_id: year.id },
      { into_id: year.id },
      { students: [going(stranger.student_id, "5")] },
      { students: [going(ada, "5", [stranger.id])] },
    ]
    for (const given of refusals) await expect(rollOver(given)).rejects.toMatchObject({ code: "NOT_FOUND" })
  })
})

test(
  "400 lessons of six courses take the statements of one lesson",
  { tags: ["planning.roll-over-speed", "slow"] },
  async () => {
    const resource = await createResource(api.db, { family_id })
    const count = async (courses: number, lessons: number, year: Input) => {
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
