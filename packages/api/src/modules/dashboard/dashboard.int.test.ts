import { createAssignment, createAttendance, createGrade, createStudent } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { dayToDate } from "../../rules/days.ts"
import { openTestApi, type Caller } from "../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
})
afterAll(api.close)

test("knows nothing of a new family, and says so instead of 0", async () => {
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

test("the average is of points, not of percentages, and leaves out what does not count", async () => {
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

test("attendance is of marked school days of this academic year, late counted as there", async () => {
  const { id: student_id } = await createStudent(api.db, { family_id })
  const marks = [
    ["2026-09-14", "present"],
    ["2026-09-11", "late"],
    ["2026-09-10", "absent"],
    // A Saturday, last year, and a day to come: none of them counts.
    ["2026-09-12", "absent"],
    ["2026-06-30", "absent"],
    ["2026-09-16", "absent"],
  ] as const
  for (const [day, status] of marks)
    await createAttendance(api.db, { family_id, student_id, date: dayToDate(day), status })
  expect(await parent.dashboard.stats()).toMatchObject({ attendance_rate: 67 })
})
