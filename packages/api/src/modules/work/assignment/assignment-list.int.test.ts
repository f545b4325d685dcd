import { createAssignment, createCurriculum } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { addDays, dayToDate } from "@hearthbook/core/time/days"
import { isOverdue } from "@hearthbook/core/work/assignment-status"
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

test("the filters and counts for overdue and undone work agree with the rules, and never include graded work", async () => {
  const { id: curriculum_id, student_id } = await createCurriculum(api.db, { family_id })
  for (const status of ["assigned", "in_progress", "submitted", "graded"] as const) {
    for (const distance of [-1, 0, 1]) {
      await createAssignment(api.db, {
        family_id,
        curriculum_id,
        student_id,
        status,
        due_date: dayToDate(addDays(today, distance)),
      })
    }
  }
  const all = await parent.assignments.list({})
  const byRule = all.filter((row) => isOverdue(row.status, row.due_date.slice(0, 10), today))
  expect(byRule).toHaveLength(3)
  expect(await parent.assignments.list({ status: "overdue" })).toEqual(byRule)
  expect(all.filter((row) => row.effective_status === "overdue")).toEqual(byRule)
  const undone = byRule.filter(({ status }) => status !== "submitted")
  expect(await parent.assignments.list({ status: "overdue_to_do" })).toEqual(undone)
  expect(await parent.assignments.list({ status: "to_do" })).toEqual(
    all.filter(({ status }) => status === "assigned" || status === "in_progress"),
  )
  for (const status of ["assigned", "in_progress", "submitted", "graded", "overdue", "overdue_to_do"] as const) {
    const listed = await parent.assignments.list({ status })
    expect((await parent.assignments.counts({}))[status]).toBe(listed.length)
  }
  expect(await parent.assignments.counts({})).toEqual({
    total: 12,
    assigned: 3,
    in_progress: 3,
    submitted: 3,
    graded: 3,
    overdue: 3,
    overdue_to_do: 2,
  })
})

test("is filtered by student, subject, curriculum, status and due day", async () => {
  const mine = await createCurriculum(api.db, { family_id })
  const wanted = await createAssignment(api.db, {
    family_id,
    curriculum_id: mine.id,
    status: "submitted",
    due_date: dayToDate("2026-09-20"),
  })
  await createAssignment(api.db, { family_id, due_date: dayToDate("2026-10-20") })
  const { student_id, subject_id, id: curriculum_id } = mine
  for (const filter of [
    { student_id },
    { subject_id },
    { curriculum_id },
    { status: "submitted" as const },
    { start_date: "2026-09-20", end_date: "2026-09-20" },
  ]) {
    expect(
      (await parent.assignments.list(filter)).map(({ id }) => id),
      JSON.stringify(filter),
    ).toEqual([wanted.id])
  }
})

test(
  "is found by words in its title, description or instructions, and counted by them",
  { tags: ["editing.search-words"] },
  async () => {
    const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
    const named = { curriculum_id, due_date: "2026-09-18" }
    await parent.assignments.create({ ...named, title: "Why BEES dance" })
    await parent.assignments.create({ ...named, title: "Spelling", instructions: "100% by heart, bees and all." })
    await parent.assignments.create({ ...named, title: "Fractions", description: "Halves_and quarters" })
    const titles = async (search: string) => (await parent.assignments.list({ search })).map(({ title }) => title)
    expect(await titles("bees")).toEqual(["Why BEES dance", "Spelling"])
    expect(await titles("0%")).toEqual(["Spelling"])
    expect(await titles("hëart spelling")).toEqual(["Spelling"])
    expect(await titles("s_a")).toEqual(["Fractions"])
    expect(await titles("nothing such")).toEqual([])
    expect(await parent.assignments.counts({ search: "bees" })).toMatchObject({ total: 2, assigned: 2 })
  },
)

test("open work is sorted earliest first, graded work can be sorted latest first, page by page", async () => {
  const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
  for (const status of ["assigned", "submitted", "graded", "graded", "graded"] as const) {
    await createAssignment(api.db, { family_id, curriculum_id, status, due_date: dayToDate(today) })
  }
  const open = await parent.assignments.list({ status: "open" })
  expect(open.map(({ status }) => status).sort()).toEqual(["assigned", "submitted"])
  const graded = await parent.assignments.list({ status: "graded" })
  const latest = { status: "graded", order: "latest_due", limit: 2 } as const
  const first = await parent.assignments.list(latest)
  const rest = await parent.assignments.list({ ...latest, cursor: first.at(-1)?.id })
  expect([...first, ...rest].map(({ id }) => id)).toEqual(graded.map(({ id }) => id).reverse())
})

test("pages through equal due days without losing or repeating one", { tags: ["api.pagination"] }, async () => {
  const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
  for (let n = 0; n < 7; n++) await createAssignment(api.db, { family_id, curriculum_id, due_date: dayToDate(today) })
  const seen: string[] = []
  for (;;) {
    const page = await parent.assignments.list({ limit: 3, cursor: seen.at(-1) })
    seen.push(...page.map(({ id }) => id))
    if (page.length < 3) break
  }
  expect(seen).toEqual((await parent.assignments.list({})).map(({ id }) => id))
  expect(new Set(seen).size).toBe(7)
})

test("a page continues after its last row even if that row has left the list", async () => {
  const { id: curriculum_id } = await createCurriculum(api.db, { family_id })
  for (let n = 0; n < 6; n++) {
    await createAssignment(api.db, { family_id, curriculum_id, due_date: dayToDate(addDays(today, n)) })
  }
  const [, , last, next] = await parent.assignments.list({ status: "open" })
  await parent.grades.record({ assignment_id: last?.id ?? "", points_earned: 90 })
  const page = await parent.assignments.list({ status: "open", limit: 2, cursor: last?.id })
  expect(page).toHaveLength(2)
  expect(page[0]?.id).toBe(next?.id)
})
