import {
  createAssignment,
  createGrade,
  createLoop,
  createResource,
  createStudent,
  createSubject,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { copyToBen, createArtCourse, openCopies, type ArtCourse } from "../../../testing/art-course.ts"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let ada: string
let ben: string
beforeEach(async () => {
  ;({ parent, family_id, ada, ben } = await openCopies(api))
})
afterAll(api.close)

const date = (day: string) => new Date(`${day}T00:00:00.000Z`)
const dayOf = (moment: string | null | undefined) => moment?.slice(0, 10)
const nextYear = "2027-2028"
const anArtCourse = (titles?: string[], given?: ArtCourse) => createArtCourse(api, { family_id, ada }, titles, given)
const copyOf = (id: string, given: object) => copyToBen({ parent, ben }, id, given)

describe("a copy", () => {
  test("has the lessons, laid out from today on, and the pace", { tags: ["planning.copy"] }, async () => {
    const limits = { start_date: date("2026-09-07"), end_date: date("2026-10-01") }
    const { id, lessons } = await anArtCourse(undefined, limits)
    await parent.lessons.update({ id: lessons[0] ?? "", status: "done", minutes_spent: 50 })
    await parent.lessons.update({ id: lessons[1] ?? "", status: "skipped" })
    const { curricula, change_id, first } = await copyOf(id, {})
    expect(curricula).toMatchObject([
      {
        copied_from: id,
        student_id: ben,
        lesson_count: 3,
        assignment_count: 0,
        first_date: "2026-09-16T00:00:00.000Z",
        last_date: "2026-09-23T00:00:00.000Z",
        beyond_end: 0,
        is_second: false,
      },
    ])
    expect(await parent.curriculum.byId({ id: first })).toMatchObject({
      student_id: ben,
      academic_year: "2026-2027",
      meeting_days: ["monday", "wednesday"],
      minutes_per_lesson: 45,
      mode: "dated",
      goals: "See.",
      start_date: null,
      end_date: null,
      forecast: { total: 3, done: 0, skipped: 0 },
    })
    const copied = await parent.lessons.list({ curriculum_id: first })
    expect(copied.map(({ title, planned_date }) => [title, dayOf(planned_date)])).toEqual([
      ["Lines", "2026-09-16"],
      ["Colors", "2026-09-21"],
      ["Shapes", "2026-09-23"],
    ])
    for (const [position, lesson] of copied.entries()) {
      expect(lesson).toMatchObject({ position, minutes: 30, minutes_spent: null, status: "planned", together_id: null })
      expect(lesson).toMatchObject({ objectives: `Learn ${lesson.title}`, private_notes: `Bring ${lesson.title}` })
    }
    const [change] = await parent.changes.list({})
    expect(change).toMatchObject({ id: change_id, kind: "copy", summary: "Copied Ada's Art to Ben: 3 lessons" })
  })

  test("for another year begins on its first day, in the new grade level", { tags: ["planning.copy"] }, async () => {
    const { id } = await anArtCourse()
    await parent.students.update({ id: ada, grade_level: "5" })
    const { curricula, first } = await copyOf(id, { student_ids: [ada], academic_year: nextYear })
    expect(curricula).toMatchObject([{ student_id: ada, subject_is_new: true, first_date: "2027-07-05T00:00:00.000Z" }])
    expect(await parent.curriculum.byId({ id: first })).toMatchObject({ academic_year: nextYear, student_id: ada })
    const chosen = await copyOf(id, { academic_year: nextYear, start_date: "2027-09-07" })
    expect(chosen.curricula).toMatchObject([{ first_date: "2027-09-08T00:00:00.000Z" }])
    expect((await parent.changes.list({}))[1]?.summary).toBe("Copied Ada's Art to 2027-2028: 3 lessons")
  })

  test("counts the lessons after the course's end", async () => {
    const { id } = await anArtCourse()
    const late = { academic_year: nextYear, start_date: "2028-06-26", preview: true }
    const last_date = "2028-07-03T00:00:00.000Z"
    expect((await copyOf(id, late)).curricula).toMatchObject([{ beyond_end: 1, last_date }])
  })

  test("of a course in a loop keeps its mode, and is in no loop", { tags: ["planning.copy"] }, async () => {
    const { id } = await anArtCourse(undefined, { mode: "next" })
    await createLoop(api.db, { family_id, student_id: ada, curriculum_ids: [id] })
    const { curricula, first } = await copyOf(id, {})
    expect(curricula).toMatchObject([{ mode: "next", lesson_count: 3, first_date: null, last_date: null }])
    const copied = await parent.lessons.list({ curriculum_id: first })
    expect(copied.map(({ planned_date }) => planned_date)).toEqual([null, null, null])
    expect(await api.db.loop_course.count({ where: { curriculum_id: first } })).toBe(0)
  })

  test("keeps the weekday of a pinned lesson", { tags: ["planning.copy-pinned"] }, async () => {
    const { id, lessons } = await anArtCourse()
    await parent.lessons.update({ id: lessons[1] ?? "", planned_date: "2026-09-11", pinned: true })
    const copied = await parent.lessons.list({ curriculum_id: (await copyOf(id, {})).first })
    const byPosition = copied.toSorted((one, other) => one.position - other.position)
    expect(byPosition.map(({ planned_date, pinned }) => [dayOf(planned_date), pinned])).toEqual([
      ["2026-09-16", false],
      ["2026-09-18", true],
      ["2026-09-21", false],
    ])
  })

  test(
    "has the resources of its lessons, in order, and the assignments at their distance",
    { tags: ["planning.copy-assignments"] },
    async () => {
      const { id, lessons } = await anArtCourse()
      const resources = [await createResource(api.db, { family_id }), await createResource(api.db, { family_id })]
      const resource_ids = resources.map((resource) => resource.id).toReversed()
      await parent.lessons.update({ id: lessons[0] ?? "", resource_ids })
      const days = { assigned_date: date("2026-09-09"), due_date: date("2026-09-14") }
      const texts = { instructions: "Draw.", description: "A sketch", type: "project" as const, points_possible: 20 }
      const work = { curriculum_id: id, lesson_id: lessons[1], title: "Sketch", submission_url: "https://x.test" }
      const sketch = await createAssignment(api.db, { ...work, ...texts, ...days, status: "graded" })
      await createGrade(api.db, { assignment_id: sketch.id })
      const free = { assigned_date: date("2026-07-06"), due_date: date("2026-07-15") }
      await createAssignment(api.db, { curriculum_id: id, title: "Museum", ...free })

      const { curricula, first } = await copyOf(id, { academic_year: nextYear })
      expect(curricula).toMatchObject([{ assignment_count: 2, resource_count: 2 }])
      const copied = await parent.lessons.list({ curriculum_id: first })
      expect(copied[0]?.resources.map((resource) => resource.id)).toEqual(resource_ids)
      const works = await api.db.assignment.findMany({ where: { curriculum_id: first }, orderBy: { title: "asc" } })
      expect(works).toMatchObject([
        { title: "Museum", lesson_id: null, assigned_date: date("2027-07-07"), due_date: date("2027-07-19") },
        {
          title: "Sketch",
          lesson_id: copied[1]?.id,
          status: "assigned",
          submission_url: null,
          assigned_date: date("2027-07-07"),
          due_date: date("2027-07-12"),
          instructions: "Draw.",
          description: "A sketch",
          type: "project",
        },
      ])
      expect(Number(works[1]?.points_possible)).toBe(20)
      expect(await api.db.grade.count({ where: { assignment: { curriculum_id: first } } })).toBe(0)

      const bare = await copyOf(id, { academic_year: nextYear, with: { lessons: false, assignments: false } })
      expect(bare.curricula).toMatchObject([
        { lesson_count: 0, assignment_count: 0, resource_count: 0, is_second: true },
      ])
      const plain = await copyOf(id, { academic_year: nextYear, with: { resources: false, assignments: false } })
      expect(plain.curricula).toMatchObject([{ lesson_count: 3, resource_count: 0 }])
      const workOnly = await copyOf(id, { academic_year: nextYear, with: { lessons: false } })
      expect(workOnly.curricula).toMatchObject([{ lesson_count: 0, assignment_count: 2 }])
    },
  )
})

describe("the subject of a copy", { tags: ["planning.copy-subject"] }, () => {
  test("is made once, with the color and the icon, where the grade level has none", async () => {
    const { id } = await anArtCourse()
    const cleo = (await createStudent(api.db, { family_id, grade_level: "2" })).id
    const { curricula } = await copyOf(id, { student_ids: [ben, cleo] })
    const [one, other] = curricula
    expect(one).toMatchObject({ subject_is_new: true, subject: { name: "Art", color: "#b45309", icon: "Palette" } })
    expect(other?.subject_id).toBe(one?.subject_id)
    expect(await parent.subjects.byId({ id: one?.subject_id ?? "" })).toMatchObject({
      grade_level: "2",
      description: null,
    })
    expect((await parent.changes.list({}))[0]?.summary).toBe("Copied Ada's Art to 2 students: 6 lessons")
  })

  test("is the one of the same name at that level", async () => {
    const { id } = await anArtCourse()
    const there = await createSubject(api.db, { family_id, name: "ÁRT", grade_level: "2" })
    expect((await copyOf(id, {})).curricula).toMatchObject([{ subject_id: there.id, subject_is_new: false }])
  })

  test("stays the same where it is for all grades", async () => {
    const { id, subject_id } = await anArtCourse()
    await parent.subjects.update({ id: subject_id, grade_level: null })
    expect((await copyOf(id, {})).curricula).toMatchObject([{ subject_id, subject_is_new: false }])
  })
})

test("lessons done together are joined with the original's", { tags: ["planning.copy-together"] }, async () => {
  const { id, lessons } = await anArtCourse()
  const cleo = (await createStudent(api.db, { family_id, grade_level: "2" })).id
  const { curricula } = await copyOf(id, { student_ids: [ben, cleo], together: true })
  const idsOf = async (curriculum_id: string) =>
    (await parent.lessons.list({ curriculum_id })).map(({ together_id }) => together_id)
  const joined = await idsOf(id)
  expect(new Set(joined).size).toBe(3)
  for (const copy of curricula) expect(await idsOf(copy.id ?? "")).toEqual(joined)
  await parent.lessons.update({ id: lessons[0] ?? "", status: "done", together: true })
  const done = await parent.lessons.list({ curriculum_id: curricula[1]?.id ?? "", status: "done" })
  expect(done).toMatchObject([{ title: "Lines" }])

  const later = await copyOf(id, { student_ids: [ada], academic_year: nextYear, together: true })
  expect(await idsOf(later.first)).toEqual([null, null, null])
})

test("400 lessons take the statements of one", { tags: ["planning.copy-speed", "slow"] }, async () => {
  const resource = await createResource(api.db, { family_id })
  const count = async (lessons: number) => {
    const { id } = await anArtCourse([])
    const pattern = `Lesson {1-${lessons}}`
    await parent.planning.series({ curriculum_ids: [id], pattern, assignment: {} })
    for (const lesson of (await parent.lessons.list({ curriculum_id: id })).slice(0, 2))
      await parent.lessons.update({ id: lesson.id, resource_ids: [resource.id] })
    api.statements.length = 0
    const started = performance.now()
    await copyOf(id, { together: true })
    return { statements: api.statements.length, milliseconds: performance.now() - started }
  }
  // The second copy finds the subject that the first one made.
  await count(1)
  const one = await count(1)
  const many = await count(400)
  expect(many.statements).toBe(one.statements)
  expect(many.milliseconds).toBeLessThan(10_000)
  process.stdout.write(
    `planning: copied 400 lessons in ${Math.round(many.milliseconds)} ms, ${many.statements} statements\n`,
  )
})
