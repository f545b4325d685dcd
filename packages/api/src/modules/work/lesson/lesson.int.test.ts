import {
  createAssignment,
  createCurriculum,
  createLesson,
  createResource,
  createStudentLogin,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let curriculum: Awaited<ReturnType<typeof createCurriculum>>
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id } = await api.openFamily())
  curriculum = await createCurriculum(api.db, { family_id })
})
afterAll(api.close)

const clouds = { title: "Reading the clouds", planned_date: "2026-09-17" }
const log = { title: "Cloud log", due_date: "2026-09-21" }

describe("planning one", () => {
  test(
    "saves the lesson, its resources in order and its new work together",
    { tags: ["planning.lesson-save"] },
    async () => {
      const [atlas, film] = [await createResource(api.db, { family_id }), await createResource(api.db, { family_id })]
      const made = await parent.lessons.create({
        ...clouds,
        student_id: curriculum.student_id,
        curriculum_id: curriculum.id,
        objectives: "Name four kinds.",
        private_notes: "She tires after ten.",
        resource_ids: [film.id, atlas.id, film.id],
        assignments: [log, { title: "Sketch", due_date: "2026-09-18", points_possible: 10 }],
      })
      expect(made).toMatchObject({
        student_id: curriculum.student_id,
        planned_date: "2026-09-17T00:00:00.000Z",
        private_notes: "She tires after ten.",
        position: 0,
        completed_at: null,
        resources: [{ id: film.id }, { id: atlas.id }],
        assignments: [
          { title: "Sketch", points_possible: 10, status: "assigned" },
          { title: "Cloud log", points_possible: 100 },
        ],
      })
      const [sketch] = made.assignments
      expect(await parent.assignments.byId({ id: sketch?.id ?? "" })).toMatchObject({
        lesson_id: made.id,
        curriculum_id: curriculum.id,
        student_id: curriculum.student_id,
      })
      expect(await parent.lessons.byId({ id: made.id })).toEqual(made)
    },
  )

  test("saves nothing if one part is invalid", { tags: ["planning.lesson-save"] }, async () => {
    const stranger = await createResource(api.db)
    const refused = [
      { resource_ids: [stranger.id], assignments: [log] },
      { assignments: [log, { title: "", due_date: "2026-09-21" }] },
      { assignments: [log, { title: "No day", due_date: "" }] },
      { student_id: (await createCurriculum(api.db, { family_id })).student_id, assignments: [log] },
    ]
    for (const part of refused) {
      const wrong = parent.lessons.create({ ...clouds, curriculum_id: curriculum.id, ...part })
      await expect(wrong, JSON.stringify(part)).rejects.toMatchObject({
        code: expect.stringMatching(/NOT_FOUND|BAD_REQUEST/),
      })
    }
    expect(await api.db.lesson.count({ where: { family_id } })).toBe(0)
    expect(await api.db.assignment.count({ where: { family_id } })).toBe(0)
  })

  test.each([
    ["no title", { title: " " }, "Title is required."],
    ["no day", { planned_date: "" }, "Lesson date is required."],
    ["no curriculum", { curriculum_id: "" }, "Choose a curriculum."],
  ])("%s is refused with a message", { tags: ["planning.lesson-validation"] }, async (_, wrong, message) => {
    const draft = { ...clouds, curriculum_id: curriculum.id, ...wrong }
    await expect(parent.lessons.create(draft)).rejects.toMatchObject({ code: "BAD_REQUEST", message })
  })

  test("each comes after the last one of its curriculum", async () => {
    const other = await createCurriculum(api.db, { family_id })
    const position = async (curriculum_id: string) =>
      (await parent.lessons.create({ ...clouds, curriculum_id })).position
    expect([await position(curriculum.id), await position(curriculum.id), await position(other.id)]).toEqual([0, 1, 0])
  })
})

test("lessons planned at the same moment get different positions", async () => {
  const plan = () => parent.lessons.create({ ...clouds, curriculum_id: curriculum.id })
  const made = await Promise.all([plan(), plan(), plan(), plan()])
  expect(made.map(({ position }) => position).toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3])
})

describe("changing one", () => {
  test("replaces resources, adds new work, and leaves everything else unchanged", async () => {
    const [atlas, film] = [await createResource(api.db, { family_id }), await createResource(api.db, { family_id })]
    const { id } = await parent.lessons.create({
      ...clouds,
      curriculum_id: curriculum.id,
      objectives: "Name four kinds.",
      resource_ids: [atlas.id],
      assignments: [log],
    })
    const changed = await parent.lessons.update({
      id,
      version: 1,
      resource_ids: [film.id],
      assignments: [{ title: "Rain gauge", due_date: "2026-09-30" }],
    })
    expect(changed).toMatchObject({
      title: clouds.title,
      objectives: "Name four kinds.",
      resources: [{ id: film.id }],
      assignments: [{ title: "Cloud log" }, { title: "Rain gauge" }],
      version: 2,
    })
  })

  test("with an out-of-date version is refused with the current lesson, and nothing is saved", async () => {
    const { id } = await parent.lessons.create({ ...clouds, curriculum_id: curriculum.id })
    const current = await parent.lessons.update({ id, version: 1, title: "Clouds and rain" })
    const stale = parent.lessons.update({ id, version: 1, title: "Old", assignments: [log] })
    await expect(stale).rejects.toMatchObject({ code: "CONFLICT", cause: { details: { current } } })
    expect(await parent.lessons.byId({ id })).toEqual(current)
  })

  test("a completed lesson keeps the time of the first completion, and can be reopened", async () => {
    const { id } = await parent.lessons.create({ ...clouds, curriculum_id: curriculum.id })
    const done = await parent.lessons.update({ id, completed: true })
    expect(done.completed_at).toBe(testNow.toISOString())
    api.clock.now = new Date(testNow.getTime() + 60_000)
    expect(await parent.lessons.update({ id, completed: true })).toMatchObject({ completed_at: done.completed_at })
    expect(await parent.lessons.update({ id, completed: false })).toMatchObject({ completed_at: null })
  })

  test("moved to a sibling, it leaves its work with the first child", async () => {
    const { id, assignments } = await parent.lessons.create({
      ...clouds,
      curriculum_id: curriculum.id,
      assignments: [log],
    })
    const other = await createCurriculum(api.db, { family_id })
    expect(await parent.lessons.update({ id, curriculum_id: other.id })).toMatchObject({
      student_id: other.student_id,
      assignments: [],
    })
    expect(await parent.assignments.byId({ id: assignments[0]?.id ?? "" })).toMatchObject({
      student_id: curriculum.student_id,
      lesson_id: null,
    })
  })

  test("work that moves to a sibling leaves its lesson", async () => {
    const { id, assignments } = await parent.lessons.create({
      ...clouds,
      curriculum_id: curriculum.id,
      assignments: [log],
    })
    const other = await createCurriculum(api.db, { family_id })
    const moved = { id: assignments[0]?.id ?? "", curriculum_id: other.id }
    expect(await parent.assignments.update(moved)).toMatchObject({ lesson_id: null, student_id: other.student_id })
    expect(await parent.lessons.byId({ id })).toMatchObject({ assignments: [] })
  })
})

test("deleted, it leaves its work", async () => {
  const { id, assignments } = await parent.lessons.create({
    ...clouds,
    curriculum_id: curriculum.id,
    assignments: [log],
  })
  expect(await parent.lessons.delete({ id })).toEqual({ id })
  expect(await parent.assignments.byId({ id: assignments[0]?.id ?? "" })).toMatchObject({ lesson_id: null })
})

test("are listed by day within a week, for a child or a curriculum, page by page", async () => {
  const other = await createCurriculum(api.db, { family_id })
  const plan = async (curriculum_id: string, planned_date: string) =>
    (await parent.lessons.create({ ...clouds, curriculum_id, planned_date })).id
  const late = await plan(curriculum.id, "2026-09-20")
  const early = await plan(other.id, "2026-09-14")
  const next = await plan(curriculum.id, "2026-09-21")
  const ids = async (filter: Parameters<Caller["lessons"]["list"]>[0]) =>
    (await parent.lessons.list(filter)).map(({ id }) => id)
  expect(await ids({})).toEqual([early, late, next])
  expect(await ids({ start_date: "2026-09-14", end_date: "2026-09-20" })).toEqual([early, late])
  expect(await ids({ student_id: curriculum.student_id })).toEqual([late, next])
  expect(await ids({ curriculum_id: other.id })).toEqual([early])
  expect(await ids({ limit: 1, cursor: early })).toEqual([late])
})

describe("a child's own login", () => {
  test("sees its own lessons without the private notes", { tags: ["planning.lesson-private-notes"] }, async () => {
    const { id } = await parent.lessons.create({
      ...clouds,
      curriculum_id: curriculum.id,
      objectives: "Name four kinds.",
      private_notes: "She tires after ten.",
    })
    const siblings = await createLesson(api.db, { family_id, private_notes: "She tires after ten." })
    const child = await api.callerFor(
      await createStudentLogin(api.db, { family_id, student_id: curriculum.student_id }),
    )
    const seen = [await child.lessons.byId({ id }), ...(await child.lessons.list({}))]
    expect(seen.map((lesson) => lesson.id)).toEqual([id, id])
    expect(JSON.stringify(seen)).not.toContain("tires")
    for (const lesson of seen) expect(lesson).not.toHaveProperty("private_notes")
    await expect(child.lessons.byId({ id: siblings.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
    expect(await child.lessons.update({ id, completed: true })).not.toHaveProperty("private_notes")
  })
})

test("the database does not allow a lesson with a sibling's work", async () => {
  const lesson = await createLesson(api.db, { family_id })
  const siblings = await createAssignment(api.db, { family_id })
  const crossing = api.db.assignment.update({ where: { id: siblings.id }, data: { lesson_id: lesson.id } })
  await expect(crossing).rejects.toMatchObject({ code: "P2003" })
})
