import {
  createAssignment,
  createAttendance,
  createCurriculum,
  createGrade,
  createLesson,
  createStudent,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { dayToDate } from "@hearthbook/core/time/days"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
})
afterAll(api.close)

test("shows a new family unknown figures as null instead of 0", async () => {
  expect(await parent.dashboard.stats()).toEqual({
    student_count: 0,
    upcoming_assignments: 0,
    attendance_rate: null,
    average_grade: null,
  })
})

test("one assignment graded 93 of 100 makes an average of 93", async () => {
  const { id } = await createAssignment(api.db, { family_id })
  await createAssignment(api.db, { family_id })
  await parent.grades.record({ assignment_id: id, points_earned: 93 })
  expect(await parent.dashboard.stats()).toMatchObject({ student_count: 2, upcoming_assignments: 1, average_grade: 93 })
})

test("the average is of points, not of percentages, and leaves out work that does not count", async () => {
  const graded = async (points_possible: number, points_earned: number) => {
    const { id } = await createAssignment(api.db, { family_id, points_possible })
    await parent.grades.record({ assignment_id: id, points_earned })
    return id
  }
  await graded(10, 10)
  await graded(90, 45)
  await graded(0, 0)
  const moved = await graded(100, 0)
  await parent.assignments.update({ id: moved, status: "in_progress" })
  await createGrade(api.db)
  expect(await parent.dashboard.stats()).toMatchObject({ average_grade: 55 })
})

test("attendance counts marked school days of this academic year, late as attended", async () => {
  const { id: student_id } = await createStudent(api.db, { family_id })
  const marks = [
    ["2026-09-14", "present"],
    ["2026-09-11", "late"],
    ["2026-09-10", "absent"],
    // A Saturday, last year, and a future day: none of them counts.
    ["2026-09-12", "absent"],
    ["2026-06-30", "absent"],
    ["2026-09-16", "absent"],
  ] as const
  for (const [day, status] of marks)
    await createAttendance(api.db, { family_id, student_id, date: dayToDate(day), status })
  expect(await parent.dashboard.stats()).toMatchObject({ attendance_rate: 67 })
})

describe("finishing a day", { tags: ["dashboard.finish-day"] }, () => {
  const statusesOf = async () => {
    const lessons = await api.db.lesson.findMany({ where: { family_id }, orderBy: { title: "asc" } })
    const works = await api.db.assignment.findMany({ where: { family_id }, orderBy: { title: "asc" } })
    return [lessons.map(({ status }) => status), works.map(({ status }) => status)]
  }

  test("does its lessons and submits its work, and one undo restores both", async () => {
    const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
    const { id: other } = await createCurriculum(api.db, { family_id })
    const together_id = "0190a0a0-0000-7000-8000-000000000777"
    const lessons = [
      await createLesson(api.db, { curriculum_id, title: "A", pinned: true }),
      await createLesson(api.db, { curriculum_id, title: "B", together_id }),
      await createLesson(api.db, { curriculum_id, title: "C", status: "skipped" }),
    ]
    await createLesson(api.db, { curriculum_id: other, title: "D", together_id })
    await createLesson(api.db, { curriculum_id, title: "E" })
    const works = [
      await createAssignment(api.db, { family_id, curriculum_id, title: "A", status: "in_progress" }),
      await createAssignment(api.db, { family_id, curriculum_id, title: "B", status: "graded" }),
    ]
    const before = await statusesOf()
    const { change_id } = await parent.dashboard.finishDay({
      lesson_ids: lessons.map(({ id }) => id),
      assignment_ids: works.map(({ id }) => id),
    })
    expect(await statusesOf()).toEqual([
      ["done", "done", "skipped", "done", "planned"],
      ["submitted", "graded"],
    ])
    const [change] = await parent.changes.list({})
    expect(change).toMatchObject({
      id: change_id,
      kind: "day",
      summary: "Marked a day as done: 3 lessons, 1 assignment",
    })
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await statusesOf()).toEqual(before)
  })

  test("leaves out a child who is absent, with all that is theirs, and names them", async () => {
    const mine = await createCurriculum(api.db, { family_id })
    const theirs = await createCurriculum(api.db, { family_id })
    const together_id = "0190a0a0-0000-7000-8000-000000000778"
    const lesson = await createLesson(api.db, { curriculum_id: mine.id, title: "A", together_id })
    await createLesson(api.db, { curriculum_id: theirs.id, title: "B", together_id })
    const own = await createLesson(api.db, { curriculum_id: theirs.id, title: "C" })
    const work = await createAssignment(api.db, { family_id, curriculum_id: theirs.id })
    const { student_id } = theirs
    await createAttendance(api.db, { family_id, student_id, date: dayToDate("2026-09-15"), status: "absent" })
    const { left_out } = await parent.dashboard.finishDay({
      lesson_ids: [lesson.id, own.id],
      assignment_ids: [work.id],
    })
    expect(left_out).toEqual([{ student_id, reason: "absent" }])
    expect(await statusesOf()).toEqual([["done", "planned", "planned"], [work.status]])
    const alone = await parent.dashboard.finishDay({ lesson_ids: [own.id], assignment_ids: [] })
    expect(alone).toEqual({ change_id: null, left_out })
  })

  test("takes all or nothing", async () => {
    const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
    const own = await createLesson(api.db, { curriculum_id })
    const [theirs, work] = [await createLesson(api.db), await createAssignment(api.db)]
    for (const input of [
      { lesson_ids: [own.id, theirs.id], assignment_ids: [] },
      { lesson_ids: [own.id], assignment_ids: [work.id] },
    ])
      await expect(parent.dashboard.finishDay(input)).rejects.toMatchObject({ code: "NOT_FOUND" })
    expect(await statusesOf()).toEqual([["planned"], []])
    const nothing = parent.dashboard.finishDay({ lesson_ids: [], assignment_ids: [] })
    await expect(nothing).rejects.toMatchObject({ code: "BAD_REQUEST" })
  })
})
