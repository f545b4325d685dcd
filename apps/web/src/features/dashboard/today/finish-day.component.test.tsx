import { beforeEach, describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal } from "../../../testing/fake-server.ts"
import { bensDay, day, decimals, fractions, openToday, quiz, tick } from "../../../testing/open-today.tsx"
import { cleo } from "../../../testing/sample-family.ts"
import { sampleMove } from "../../../testing/sample-lessons.ts"
import { sampleDay } from "../../../testing/sample-dashboard.ts"
import { stopDate } from "../../../testing/sample-year.ts"

const change_id = "0190a0a0-0000-7000-8000-000000000999"

beforeEach(async () => {
  stopDate()
  window.history.replaceState(null, "", "/dashboard")
  await page.viewport(1280, 800)
})

describe("all done", () => {
  test("finishes the rest of a day in one request, with Undo", { tags: ["dashboard.finish-day"] }, async () => {
    let finish: (answer: { change_id: string; left_out: [] }) => void = () => undefined
    const { callsOf } = await openToday(
      [bensDay],
      {},
      {
        "dashboard.finishDay": () => new Promise((resolve) => (finish = resolve)),
        "changes.undo": () => {
          throw new Refusal("NOT_FOUND")
        },
      },
    )
    await page.getByRole("button", { name: "All done, Ben" }).click()
    // Before the server has answered.
    await expect.element(day("Ben").getByText("3 of 3 done")).toBeVisible()
    for (const name of ["Math", "Decimals", "Quiz"]) await expect.element(tick(name)).toBeChecked()
    expect(callsOf("dashboard.finishDay")).toEqual([
      { schedule_ids: [], lesson_ids: [fractions.id, decimals.id], assignment_ids: [quiz.id] },
    ])
    finish({ change_id, left_out: [] })
    await expect.element(page.getByText("Ben’s day is done.")).toBeVisible()
    await page.getByRole("button", { name: /^Undo/ }).click()
    await expect.poll(() => callsOf("changes.undo")).toEqual([{ id: change_id }])
  })

  test("names who was left out", { tags: ["dashboard.finish-day"] }, async () => {
    const left_out = [{ student_id: cleo.id, reason: "absent" as const }]
    await openToday([bensDay, sampleDay(cleo, {})], {}, { "dashboard.finishDay": () => ({ change_id, left_out }) })
    await page.getByRole("button", { name: "All done, Ben" }).click()
    const words = "Ben’s day is done. It stays open for Cleo, who is absent."
    await expect.element(page.getByText(words)).toBeVisible()
  })

  test("names the sibling whose joined lesson is done with it", { tags: ["dashboard.finish-day"] }, async () => {
    const sibling = { id: decimals.id, title: fractions.title, status: "planned" as const, completed_at: null }
    const together_with = [{ ...sibling, student: cleo }]
    const joined = { ...bensDay, lessons: [{ ...fractions, together_with }] }
    const answer = () => ({ change_id, left_out: [] })
    await openToday([joined, sampleDay(cleo, {})], {}, { "dashboard.finishDay": answer })
    await page.getByRole("button", { name: "All done, Ben" }).click()
    const words = "Ben’s day is done. The lessons together with Cleo are done for both."
    await expect.element(page.getByText(words)).toBeVisible()
  })

  test("is not for a child who is away, whose lessons can be moved", { tags: ["dashboard.move-away"] }, async () => {
    const { callsOf } = await openToday(
      [bensDay],
      {},
      {
        "attendance.markAll": () => [],
        "planning.reschedule": () => sampleMove([fractions, decimals], "2026-11-27", change_id),
      },
    )
    await page.getByRole("button", { name: "Other marks of Ben" }).click()
    await page.getByRole("menuitem", { name: "Absent" }).click()
    await page.getByRole("button", { name: "Move 2 lessons", exact: true }).click()
    await expect
      .poll(() => callsOf("planning.reschedule"))
      .toEqual([
        {
          scope: { lesson_ids: [fractions.id, decimals.id] },
          action: { kind: "shift", meeting_days: 1 },
          preview: false,
        },
      ])
    await expect.element(page.getByText("Ben: 2 lessons moved to the next school day.")).toBeVisible()
  })

  test("shows everything as before if it is refused", { tags: ["dashboard.finish-day"] }, async () => {
    await openToday(
      [bensDay],
      {},
      {
        "dashboard.finishDay": () => {
          throw new Refusal("NOT_FOUND")
        },
      },
    )
    await page.getByRole("button", { name: "All done, Ben" }).click()
    await expect.element(day("Ben").getByText("0 of 3 done")).toBeVisible()
    for (const name of ["Math", "Decimals", "Quiz"]) await expect.element(tick(name)).not.toBeChecked()
    await expect.element(page.getByRole("alert")).toBeVisible()
  })
})
