import { createAssignment, createCurriculum, createStudent, createStudentLogin } from "@hearthbook/db/testing/factories"
import { afterAll, describe, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)
const { parent, family_id } = await api.openFamily()

test("93 of 100 is an A, and sets the assignment to graded", { tags: ["grades.record"] }, async () => {
  const { id } = await createAssignment(api.db, { family_id, status: "submitted" })
  const grade = await parent.grades.record({ assignment_id: id, points_earned: 93, feedback: "Lovely reasoning." })
  expect(grade).toMatchObject({ points_earned: 93, percentage: 93, letter_grade: "A", feedback: "Lovely reasoning." })
  expect(await parent.assignments.byId({ id })).toMatchObject({
    status: "graded",
    grade: { id: grade.id, letter_grade: "A" },
  })
})

test.each([-0.01, 50.01, 1000])(
  "%d points of 50 are refused with the message of the rule, and nothing changes",
  async (points_earned) => {
    const { id } = await createAssignment(api.db, { family_id, points_possible: 50 })
    const wrong = parent.grades.record({ assignment_id: id, points_earned })
    await expect(wrong).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "Points must be a number between 0 and 50",
    })
    expect(await parent.assignments.byId({ id })).toMatchObject({ status: "assigned", grade: null })
  },
)

test("a second grade replaces the first; an assignment never has two", async () => {
  const { id } = await createAssignment(api.db, { family_id })
  const first = await parent.grades.record({ assignment_id: id, points_earned: 60, feedback: "Look at 3 again." })
  const second = await parent.grades.record({ assignment_id: id, points_earned: 80 })
  expect(second).toMatchObject({
    id: first.id,
    points_earned: 80,
    letter_grade: "B-",
    version: first.version + 1,
    feedback: null,
  })
  expect(await api.db.grade.count({ where: { assignment_id: id } })).toBe(1)
})

test("a grade saved unchanged does not count as changed, and can be undone like any other", async () => {
  const { id } = await createAssignment(api.db, { family_id })
  const first = await parent.grades.record({ assignment_id: id, points_earned: 60, feedback: "Look at 3 again." })
  const again = await parent.grades.record({ assignment_id: id, points_earned: 60, feedback: "Look at 3 again." })
  expect(again).toMatchObject({ id: first.id, updated_at: first.updated_at, version: first.version + 1 })
  const { undo, assignment_version } = again
  await parent.grades.undo({ undo, version: assignment_version })
  expect(await parent.assignments.byId({ id })).toMatchObject({ grade: { points_earned: 60 } })
  api.clock.now = new Date(testNow.getTime() + 60_000)
  const changed = await parent.grades.record({ assignment_id: id, points_earned: 60 })
  api.clock.now = testNow
  expect(changed.updated_at > first.updated_at).toBe(true)
})

test("of several changes of a grade read together, only the first is saved", async () => {
  const { id } = await createAssignment(api.db, { family_id })
  const { version } = await parent.grades.record({ assignment_id: id, points_earned: 60 })
  const changes = [70, 80, 90, 100].map((points_earned) =>
    parent.grades.record({ assignment_id: id, points_earned, version }),
  )
  const ended = (await Promise.allSettled(changes)).map(({ status }) => status)
  expect(ended.filter((status) => status === "fulfilled")).toHaveLength(1)
})

test("a grade given while the points change is calculated from the final points", async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await createAssignment(api.db, { family_id })
    await Promise.allSettled([
      parent.grades.record({ assignment_id: id, points_earned: 40 }),
      parent.assignments.update({ id, points_possible: 50 }),
    ])
    const { points_possible, grade } = await parent.assignments.byId({ id })
    expect(grade).toMatchObject({ points_earned: 40, percentage: (40 / points_possible) * 100 })
  }
})

test("more points than possible cannot be saved at any moment", async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await createAssignment(api.db, { family_id })
    await Promise.allSettled([
      parent.grades.record({ assignment_id: id, points_earned: 90 }),
      parent.assignments.update({ id, points_possible: 50 }),
    ])
    const { points_possible, grade } = await parent.assignments.byId({ id })
    expect(grade?.points_earned ?? 0).toBeLessThanOrEqual(points_possible)
  }
})

test("two grades at once leave one, consistent", async () => {
  const { id } = await createAssignment(api.db, { family_id })
  await Promise.all([70, 90].map((points_earned) => parent.grades.record({ assignment_id: id, points_earned })))
  const [grade, ...others] = await api.db.grade.findMany({ where: { assignment_id: id } })
  expect(others).toEqual([])
  expect(grade?.percentage?.toNumber()).toBe(grade?.points_earned.toNumber())
})

test("a grade that was changed meanwhile is not overwritten", async () => {
  const { id } = await createAssignment(api.db, { family_id })
  const { version } = await parent.grades.record({ assignment_id: id, points_earned: 60 })
  const current = await parent.grades.record({ assignment_id: id, points_earned: 70 })
  const stale = parent.grades.record({ assignment_id: id, points_earned: 80, version })
  await expect(stale).rejects.toMatchObject({
    cause: { reason: "STALE", details: { current: { points_earned: 70, version: current.version } } },
  })
})

test("a grade that was deleted and given again has another version than before", async () => {
  const { id } = await createAssignment(api.db, { family_id })
  const seen = await parent.grades.record({ assignment_id: id, points_earned: 50, version: 0 })
  await parent.grades.delete({ id: seen.id })
  const current = await parent.grades.record({ assignment_id: id, points_earned: 90, version: 0 })
  const stale = parent.grades.record({ assignment_id: id, points_earned: 60, version: seen.version })
  await expect(stale).rejects.toMatchObject({ cause: { reason: "STALE", details: { current: { id: current.id } } } })
})

test("and so has one whose last change, or the one before, was undone", async () => {
  const { id } = await createAssignment(api.db, { family_id })
  const first = await parent.grades.record({ assignment_id: id, points_earned: 50 })
  const second = await parent.grades.record({ assignment_id: id, points_earned: 70 })
  await parent.grades.undo({ undo: second.undo })
  for (const { version } of [first, second]) {
    const stale = parent.grades.record({ assignment_id: id, points_earned: 80, version })
    await expect(stale).rejects.toMatchObject({ cause: { reason: "STALE" } })
  }
  const { grade, version } = await parent.assignments.byId({ id })
  await parent.grades.undo({ undo: first.undo, version })
  await parent.grades.record({ assignment_id: id, points_earned: 90, version: 0 })
  const stale = parent.grades.record({ assignment_id: id, points_earned: 80, version: grade?.version })
  await expect(stale).rejects.toMatchObject({ cause: { reason: "STALE" } })
})

test("a first grade that someone else gave meanwhile is not overwritten either", async () => {
  const { id } = await createAssignment(api.db, { family_id })
  const there = await parent.grades.record({
    assignment_id: id,
    points_earned: 50,
    feedback: "From the other tab",
    version: 0,
  })
  const stale = parent.grades.record({ assignment_id: id, points_earned: 93, version: 0 })
  await expect(stale).rejects.toMatchObject({ cause: { reason: "STALE" } })
  expect(await parent.grades.byId({ id: there.id })).toMatchObject({
    points_earned: 50,
    feedback: "From the other tab",
  })
})

test("an assignment of 0 points has no percentage and no letter", { tags: ["grades.zero-points"] }, async () => {
  const { id } = await createAssignment(api.db, { family_id, points_possible: 0 })
  expect(await parent.grades.record({ assignment_id: id, points_earned: 0 })).toMatchObject({
    percentage: null,
    letter_grade: null,
  })
})

test("another student's student_id is not found", async () => {
  const { id, student_id } = await createAssignment(api.db, { family_id })
  const sibling = await createStudent(api.db, { family_id })
  await expect(
    parent.grades.record({ assignment_id: id, student_id: sibling.id, points_earned: 1 }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" })
  await expect(parent.grades.record({ assignment_id: id, student_id, points_earned: 1 })).resolves.toBeTruthy()
})

test("after deleting the grade, the work waits for a grade again", async () => {
  const { id } = await createAssignment(api.db, { family_id })
  const grade = await parent.grades.record({ assignment_id: id, points_earned: 60 })
  expect(await parent.grades.delete({ id: grade.id })).toMatchObject({ id: grade.id })
  expect(await parent.assignments.byId({ id })).toMatchObject({ status: "submitted", grade: null })
})

test("are listed newest first, also for one child", async () => {
  const curriculum = await createCurriculum(api.db, { family_id })
  const assignments = []
  for (let n = 0; n < 3; n++)
    assignments.push(await createAssignment(api.db, { family_id, curriculum_id: curriculum.id }))
  // After all grades of the other tests.
  api.clock.now = new Date(testNow.getTime() + 30 * 60_000)
  for (const { id } of assignments) await parent.grades.record({ assignment_id: id, points_earned: 50 })
  api.clock.now = testNow
  const newestFirst = assignments.map(({ id }) => id).reverse()
  const { student_id } = curriculum
  expect((await parent.grades.ofStudent({ student_id })).map((grade) => grade.assignment_id)).toEqual(newestFirst)
  expect((await parent.grades.list({ limit: 3 })).map((grade) => grade.assignment_id)).toEqual(newestFirst)
})

test("a child sees its own grades but not a sibling's, and cannot grade", async () => {
  const own = await createAssignment(api.db, { family_id })
  const siblings = await createAssignment(api.db, { family_id })
  for (const { id } of [own, siblings]) await parent.grades.record({ assignment_id: id, points_earned: 50 })
  const child = await api.callerFor(await createStudentLogin(api.db, { family_id, student_id: own.student_id }))
  expect((await child.grades.list({})).map((grade) => grade.assignment_id)).toEqual([own.id])
  await expect(child.grades.ofStudent({ student_id: siblings.student_id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  await expect(child.grades.record({ assignment_id: own.id, points_earned: 100 })).rejects.toMatchObject({
    code: "FORBIDDEN",
  })
})

describe("undo", () => {
  test("of a first grade deletes it and restores the status", async () => {
    const { id } = await createAssignment(api.db, { family_id, status: "in_progress" })
    const { undo } = await parent.grades.record({ assignment_id: id, points_earned: 70 })
    expect(await parent.grades.undo({ undo })).toMatchObject({ status: "in_progress", grade: null })
    expect(await api.db.grade.count({ where: { assignment_id: id } })).toBe(0)
  })

  test("of a changed grade restores points, feedback and its dates", { tags: ["editing.undo"] }, async () => {
    const { id } = await createAssignment(api.db, { family_id })
    await parent.grades.record({ assignment_id: id, points_earned: 91, feedback: "Lovely reasoning." })
    const before = await api.db.grade.update({
      where: { assignment_id: id },
      data: { created_at: new Date("2026-09-01T10:00:00Z"), updated_at: new Date("2026-09-02T10:00:00Z") },
    })
    const { undo } = await parent.grades.record({ assignment_id: id, points_earned: 19 })
    await parent.grades.undo({ undo })
    const after = await api.db.grade.findUniqueOrThrow({ where: { assignment_id: id } })
    // No one has seen this version: the undone change was one version, the undo is another.
    expect(after).toEqual({ ...before, version: before.version + 2 })
  })

  test("of deleting a grade restores the same grade", { tags: ["editing.undo"] }, async () => {
    const { id } = await createAssignment(api.db, { family_id })
    const grade = await parent.grades.record({ assignment_id: id, points_earned: 91, feedback: "Lovely reasoning." })
    const { undo } = await parent.grades.delete({ id: grade.id })
    const { created_at, updated_at } = grade
    expect(await parent.grades.undo({ undo })).toMatchObject({
      status: "graded",
      grade: { id: grade.id, points_earned: 91, feedback: "Lovely reasoning.", created_at, updated_at },
    })
  })

  test("is refused after a later change, with the current assignment", { tags: ["editing.undo"] }, async () => {
    const { id } = await createAssignment(api.db, { family_id })
    const { undo } = await parent.grades.record({ assignment_id: id, points_earned: 70 })
    const current = await parent.assignments.update({ id, title: "Corrected" })
    await expect(parent.grades.undo({ undo })).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { details: { current } },
    })
    expect(await parent.assignments.byId({ id })).toEqual(current)
  })

  test("can follow another one: changes are undone one after the other, the latest first", async () => {
    const { id } = await createAssignment(api.db, { family_id })
    const { undo, assignment_version } = await parent.grades.record({ assignment_id: id, points_earned: 70 })
    const moved = await parent.assignments.update({ id, status: "in_progress" })
    const back = await parent.assignments.update({ id, version: moved.version, status: "graded" })
    expect(assignment_version).toBe(moved.version - 1)
    await expect(parent.grades.undo({ undo })).rejects.toMatchObject({ code: "CONFLICT" })
    expect(await parent.grades.undo({ undo, version: back.version })).toMatchObject({ status: "assigned", grade: null })
  })

  test("works once, within a minute, for the same person", async () => {
    const { id } = await createAssignment(api.db, { family_id })
    const { undo } = await parent.grades.record({ assignment_id: id, points_earned: 70 })
    const stranger = (await api.openFamily()).parent
    await expect(stranger.grades.undo({ undo })).rejects.toMatchObject({ code: "BAD_REQUEST" })
    await expect(parent.grades.undo({ undo: `${undo}x` })).rejects.toMatchObject({ code: "BAD_REQUEST" })
    api.clock.now = new Date(testNow.getTime() + 60_000)
    await expect(parent.grades.undo({ undo })).rejects.toMatchObject({
      message: "It is too late to undo this. Change the grade instead.",
    })
    api.clock.now = testNow
    await parent.grades.undo({ undo })
    await expect(parent.grades.undo({ undo })).rejects.toMatchObject({ code: "CONFLICT" })
  })
})
