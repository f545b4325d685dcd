import {
  createAssignment,
  createCurriculum,
  createGrade,
  createParent,
  createStudent,
  createStudentLogin,
  createSubmission,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { dayToDate } from "@hearthbook/core/time/days"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id } = await api.openFamily())
})
afterAll(api.close)

const today = "2026-09-15"
const essay = { title: "Why bees dance", due_date: "2026-09-18" }

test("is assigned today as homework for 100 points by default", { tags: ["assignments.defaults"] }, async () => {
  const { id: curriculum_id, student_id } = await createCurriculum(api.db, { family_id })
  const set = await parent.assignments.create({ ...essay, curriculum_id })
  expect(set).toMatchObject({
    student_id,
    points_possible: 100,
    type: "homework",
    status: "assigned",
    effective_status: "assigned",
    assigned_date: "2026-09-15T00:00:00.000Z",
    due_date: "2026-09-18T00:00:00.000Z",
    grade: null,
  })
})

test(
  "can be created with any status, and an unknown one is refused",
  { tags: ["assignments.create-status"] },
  async () => {
    const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
    for (const status of ["assigned", "in_progress", "submitted", "graded"] as const)
      expect(await parent.assignments.create({ ...essay, curriculum_id, status })).toMatchObject({ status })
    const overdue = parent.assignments.create({ ...essay, curriculum_id, status: "overdue" as "graded" })
    await expect(overdue).rejects.toMatchObject({ code: "BAD_REQUEST", message: "Choose a status." })
  },
)

test.each([
  ["more than two decimals", { points_possible: 10.005 }],
  ["fewer than 0 points", { points_possible: -1 }],
  ["a blank title", { title: "   " }],
  ["no due date", { due_date: "" }],
  ["an unknown type", { type: "puzzle" as "quiz" }],
])("refuses %s", { tags: ["assignments.validation"] }, async (_, wrong) => {
  const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
  await expect(parent.assignments.create({ ...essay, curriculum_id, ...wrong })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  })
  expect(await api.db.assignment.count({ where: { family_id } })).toBe(0)
})

test(
  "is overdue from the day after it is due, in the family's time zone",
  { tags: ["assignments.overdue"] },
  async () => {
    const user = await createParent(api.db, { family_id })
    const { id } = await createAssignment(api.db, { family_id, due_date: dayToDate(today) })
    await api.db.family.update({ where: { id: family_id }, data: { time_zone: "America/Los_Angeles" } })
    const statusAt = async (moment: string) => {
      api.clock.now = new Date(moment)
      return (await (await api.callerFor(user)).assignments.byId({ id })).effective_status
    }
    // Already the 16th in London, still the 15th in Los Angeles.
    expect(await statusAt("2026-09-16T06:59:00Z")).toBe("assigned")
    expect(await statusAt("2026-09-16T07:00:00Z")).toBe("overdue")
  },
)

test(
  "is deleted at the version last seen, or at any, but not if it was changed since",
  { tags: ["editing.undo"] },
  async () => {
    const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
    const quick = await parent.assignments.create({ ...essay, curriculum_id })
    const current = await parent.assignments.update({ id: quick.id, title: "Typed since" })
    const undone = parent.assignments.delete({ id: quick.id, version: quick.version })
    await expect(undone).rejects.toMatchObject({ code: "CONFLICT", cause: { details: { current } } })
    expect(await parent.assignments.delete({ id: quick.id, version: current.version })).toEqual({ id: quick.id })
    const gone = parent.assignments.delete({ id: quick.id, version: current.version })
    await expect(gone).rejects.toMatchObject({ code: "NOT_FOUND" })
  },
)

describe("changing one", () => {
  test("any stored status can be set, overdue cannot", { tags: ["assignments.status"] }, async () => {
    const { id } = await createAssignment(api.db, { family_id })
    for (const status of ["in_progress", "submitted", "graded", "assigned"] as const) {
      expect(await parent.assignments.update({ id, status })).toMatchObject({ status })
    }
    const wrong = parent.assignments.update({ id, status: "overdue" as "assigned" })
    await expect(wrong).rejects.toMatchObject({ code: "BAD_REQUEST" })
  })

  test("changing the points possible recalculates the grade", async () => {
    const assignment = await createAssignment(api.db, { family_id, points_possible: 50 })
    await parent.grades.record({ assignment_id: assignment.id, points_earned: 45 })
    const changed = await parent.assignments.update({ id: assignment.id, points_possible: 60 })
    expect(changed).toMatchObject({
      points_possible: 60,
      grade: { points_earned: 45, percentage: 75, letter_grade: "C" },
    })
  })

  test("fewer points than earned are refused, and nothing changes", async () => {
    const { id } = await createAssignment(api.db, { family_id, points_possible: 50 })
    await parent.grades.record({ assignment_id: id, points_earned: 45 })
    const before = await parent.assignments.byId({ id })
    const wrong = parent.assignments.update({ id, points_possible: 44, title: "Changed" })
    await expect(wrong).rejects.toMatchObject({
      code: "BAD_REQUEST",
      cause: { details: { issues: [{ field: "points_possible" }] } },
    })
    expect(await parent.assignments.byId({ id })).toEqual(before)
  })

  test("an out-of-date change of the points leaves the grade unchanged too", async () => {
    const { id } = await createAssignment(api.db, { family_id, points_possible: 50 })
    await parent.grades.record({ assignment_id: id, points_earned: 45 })
    const before = await parent.assignments.byId({ id })
    await expect(parent.assignments.update({ id, version: 1, points_possible: 60 })).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { details: { current: before } },
    })
    expect(await parent.assignments.byId({ id })).toEqual(before)
  })

  test("unchanged points leave the grade unchanged", async () => {
    const { id } = await createAssignment(api.db, { family_id, points_possible: 50 })
    await parent.grades.record({ assignment_id: id, points_earned: 45 })
    const { grade } = await parent.assignments.byId({ id })
    expect(await parent.assignments.update({ id, title: "Corrected", points_possible: 50 })).toMatchObject({ grade })
  })

  test("it can move to another child only before it is turned in or graded", async () => {
    const other = await createCurriculum(api.db, { family_id })
    const fresh = await createAssignment(api.db, { family_id })
    expect(await parent.assignments.update({ id: fresh.id, curriculum_id: other.id })).toMatchObject({
      student_id: other.student_id,
    })
    const graded = await createGrade(api.db, { family_id })
    const submission = await createSubmission(api.db, { family_id })
    for (const { assignment_id } of [graded, submission]) {
      const move = parent.assignments.update({ id: assignment_id, curriculum_id: other.id })
      await expect(move).rejects.toMatchObject({ code: "CONFLICT" })
    }
  })
})

describe("a child's own login", () => {
  test("sees its own work and none of a sibling's", async () => {
    const child = await createStudent(api.db, { family_id })
    const caller = await api.callerFor(await createStudentLogin(api.db, { family_id, student_id: child.id }))
    const curriculum = await createCurriculum(api.db, { family_id, student_id: child.id })
    const own = await createAssignment(api.db, { family_id, curriculum_id: curriculum.id })
    const siblings = await createAssignment(api.db, { family_id })
    expect((await caller.assignments.list({})).map(({ id }) => id)).toEqual([own.id])
    await expect(caller.assignments.list({ student_id: siblings.student_id })).rejects.toMatchObject({
      code: "NOT_FOUND",
    })
    const { curriculum_id } = siblings
    await expect(caller.assignments.list({ curriculum_id })).rejects.toMatchObject({ code: "NOT_FOUND" })
    expect(await caller.assignments.counts({})).toMatchObject({ total: 1 })
    await expect(caller.assignments.byId({ id: siblings.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("can start its own work and change nothing else", async () => {
    const curriculum = await createCurriculum(api.db, { family_id })
    const { id } = await createAssignment(api.db, { family_id, curriculum_id: curriculum.id })
    const caller = await api.callerFor(
      await createStudentLogin(api.db, { family_id, student_id: curriculum.student_id }),
    )
    expect(await caller.assignments.update({ id, status: "in_progress" })).toMatchObject({ status: "in_progress" })
    for (const patch of [{ status: "graded" as const }, { points_possible: 1 }, { title: "Nothing to do" }]) {
      await expect(caller.assignments.update({ id, ...patch })).rejects.toMatchObject({ code: "FORBIDDEN" })
    }
    await expect(caller.assignments.delete({ id })).rejects.toMatchObject({ code: "FORBIDDEN" })
  })
})
