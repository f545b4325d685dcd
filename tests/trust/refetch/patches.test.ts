import { createAssignment, createCurriculum } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, expect, test } from "vitest"
import { pagesAfterGrade } from "../../../apps/web/src/api/patches/graded-work.ts"
import { openTestApi, type TestApi } from "../../../packages/api/src/testing/test-api.ts"

// The lists that take rows from the answer of a mutation are as the server would send them again.
let api: TestApi
beforeAll(async () => void (api = await openTestApi()))
afterAll(() => api.close())

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
