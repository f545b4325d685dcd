import { createAssignment, createAttendance, createCurriculum } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, expect, test } from "vitest"
import { pagesAfterGrade } from "../../../apps/web/src/api/patches/graded-work.ts"
import { listAfterMarks } from "../../../apps/web/src/api/patches/marks.ts"
import { openTestApi, type TestApi } from "../../../packages/api/src/testing/test-api.ts"

// The lists that take rows from the answer of a mutation are as the server would send them again.
let api: TestApi
beforeAll(async () => void (api = await openTestApi()))
afterAll(() => api.close())

test("after marks were set, replaced and cleared", async () => {
  const { parent, family_id } = await api.openFamily()
  const { student_id } = await createCurriculum(api.db, { family_id })
  const { student_id: sibling } = await createCurriculum(api.db, { family_id })
  for (const date of ["2026-09-01", "2026-09-02", "2026-09-10"])
    await createAttendance(api.db, { family_id, student_id, date: new Date(date) })
  const filters = [
    {},
    { start_date: "2026-09-02", end_date: "2026-09-09" },
    { student_id: sibling },
    { end_date: "2026-09-02" },
  ]
  const before = await Promise.all(filters.map((filter) => parent.attendance.list(filter)))
  const marks = await parent.attendance.markAll({
    records: [
      { student_id, date: "2026-09-02", status: "absent" },
      { student_id, date: "2026-09-01", status: null },
      { student_id, date: "2026-09-03", status: "late" },
      { student_id: sibling, date: "2026-09-02", status: "present", fraction: 0.5 },
      { student_id: sibling, date: "2026-09-04", status: null },
    ],
  })
  for (const [at, filter] of filters.entries())
    expect(listAfterMarks(before[at] ?? [], filter, marks)).toEqual(await parent.attendance.list(filter))
  const one = await parent.attendance.list({})
  const mark = await parent.attendance.mark({ student_id, date: "2026-09-07", status: "excused" })
  expect(listAfterMarks(one, {}, [mark])).toEqual(await parent.attendance.list({}))
})

test("after work was graded", async () => {
  const { parent, family_id } = await api.openFamily()
  const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
  const row = { family_id, curriculum_id }
  const { id: assignment_id } = await createAssignment(api.db, { ...row, status: "submitted" })
  for (const status of ["assigned", "in_progress", "submitted", "graded"] as const)
    await createAssignment(api.db, { ...row, status })
  const statuses = ["submitted", "to_do", "open", "overdue", "overdue_to_do", "assigned", "in_progress"] as const
  const filters = statuses.map((status) => ({ status, limit: 50 }))
  const before = await Promise.all(filters.map((filter) => parent.assignments.list(filter)))
  await parent.grades.record({ assignment_id, points_earned: 7 })
  for (const [at, filter] of filters.entries())
    expect(pagesAfterGrade([before[at] ?? []], filter, assignment_id)).toEqual([await parent.assignments.list(filter)])
})
