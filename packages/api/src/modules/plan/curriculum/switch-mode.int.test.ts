import { createCurriculum, createLesson } from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)
const { parent, family_id } = await api.openFamily()

/** A course on Tuesdays and Thursdays. Today is Tuesday, September 15. Lessons are planned, done, skipped, pinned and planned. */
async function aCourse() {
  const { id } = await createCurriculum(api.db, {
    family_id,
    academic_year: "2026-2027",
    meeting_days: ["tuesday", "thursday"],
  })
  const on = (day: string) => new Date(`2026-09-${day}`)
  const rows = [
    { title: "One", planned_date: on("08") },
    { title: "Done", planned_date: on("10"), completed_at: on("10") },
    { title: "Skipped", planned_date: on("11"), status: "skipped" as const },
    { title: "Test", planned_date: on("18"), pinned: true },
    { title: "Two", planned_date: on("22") },
  ]
  for (const [position, row] of rows.entries()) await createLesson(api.db, { curriculum_id: id, position, ...row })
  const days = async () => {
    const lessons = (await parent.lessons.list({ curriculum_id: id })).toSorted((a, b) => a.position - b.position)
    return lessons.map(({ planned_date }) => planned_date?.slice(8, 10) ?? null)
  }
  return { id, days }
}

test(
  "another mode takes unfinished lessons off the calendar, or lays them out from today",
  { tags: ["planning.curriculum-mode"] },
  async () => {
    const { id, days } = await aCourse()
    const next = await parent.curriculum.update({ id, mode: "next" })
    expect(next).toMatchObject({ mode: "next", change_id: expect.any(String), forecast: { behind: 0 } })
    expect(await days()).toEqual([null, "10", "11", "18", null])
    const dated = await parent.curriculum.update({ id, mode: "dated" })
    expect(dated).toMatchObject({ mode: "dated", change_id: expect.any(String) })
    expect(await days()).toEqual(["15", "10", "11", "18", "17"])
    const summaries = (await parent.changes.list({ limit: 2 })).map(({ kind, summary }) => [kind, summary])
    expect(summaries).toEqual([
      ["mode", expect.stringMatching(/^Planned 2 lessons of Child \d+'s Subject \d+ by date$/)],
      ["mode", expect.stringMatching(/^Took 2 lessons of Child \d+'s Subject \d+ off the calendar$/)],
    ])
  },
)

test("a change of mode is undone with the days", { tags: ["planning.curriculum-mode"] }, async () => {
  const { id, days } = await aCourse()
  const { change_id } = await parent.curriculum.update({ id, mode: "next", goals: "Read" })
  await parent.changes.undo({ id: change_id ?? "" })
  expect(await days()).toEqual(["08", "10", "11", "18", "22"])
  expect(await parent.curriculum.byId({ id })).toMatchObject({ mode: "dated", goals: null })
})

test("the same mode changes no lesson and is no change", async () => {
  const { id, days } = await aCourse()
  expect(await parent.curriculum.update({ id, mode: "dated", goals: "Read" })).toMatchObject({ change_id: null })
  expect(await days()).toEqual(["08", "10", "11", "18", "22"])
})

test("a stale version changes neither the mode nor the lessons", async () => {
  const { id, days } = await aCourse()
  await expect(parent.curriculum.update({ id, version: 9, mode: "next" })).rejects.toMatchObject({ code: "CONFLICT" })
  expect(await days()).toEqual(["08", "10", "11", "18", "22"])
  expect(await parent.curriculum.byId({ id })).toMatchObject({ mode: "dated" })
})
