import type { RescheduleView } from "@hearthbook/api/work/reschedule"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScreen } from "../../../../testing/render-screen.tsx"
import { savedMoves } from "../../../../testing/sample-lessons.ts"
import { schoolYearServer, stopDate } from "../../../../testing/sample-year.ts"
import { SchoolTab } from "../school-tab.tsx"

beforeEach(stopDate)

const dialog = page.getByRole("dialog")
const change_id = "0190a0a0-0000-7000-8000-000000000901"

/** Two lessons on a day off, which move by one day. */
const moved: RescheduleView = {
  changes: [1, 2].map((number) => ({
    lesson_id: `0190a0a0-0000-7000-8000-00000000050${number}`,
    version: 1,
    title: `Lesson ${number}`,
    student_id: "0190a0a0-0000-7000-8000-000000000011",
    curriculum_id: "0190a0a0-0000-7000-8000-000000000101",
    from: "2026-12-01T00:00:00.000Z",
    to: "2026-12-02T00:00:00.000Z",
    status_from: "planned" as const,
    status_to: "planned" as const,
  })),
  forecasts: [],
  warnings: [],
  change_id: null,
}

async function addDayOff() {
  const server = await renderScreen(<SchoolTab />, {
    ...schoolYearServer().answers,
    "planning.reschedule": ({ preview }) => ({ ...moved, change_id: preview ? null : change_id }),
  })
  await page.getByRole("button", { name: "Tuesday, December 1: school day" }).click()
  await expect.element(dialog.getByLabelText("Name")).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await expect.element(dialog.getByText("2 lessons are planned on days off.")).toBeVisible()
  return server
}

const saved = (calls: unknown[]) => calls.filter((call) => !(call as { preview?: boolean }).preview)

test(
  "lessons on a new day off are moved with everything after them",
  { tags: ["settings.lessons-on-days-off"] },
  async () => {
    const { callsOf } = await addDayOff()
    await dialog.getByRole("button", { name: "Move these 2 and everything after them" }).click()
    await dialog.getByRole("button", { name: "Change 2 lessons" }).click()
    await expect
      .poll(() => savedMoves(callsOf("planning.reschedule")).map(({ scope, action }) => ({ scope, action })))
      // Without a first day and a number of lessons a day, each course keeps its own.
      .toEqual([{ scope: { on_days_off: true }, action: { kind: "catch_up" } }])
  },
)

test(
  "lessons on a new day off are fitted into the days around",
  { tags: ["settings.lessons-on-days-off", "slow"] },
  async () => {
    const { callsOf } = await addDayOff()
    await dialog.getByRole("button", { name: "Fit them into the days around" }).click()
    await dialog.getByRole("button", { name: "Change 2 lessons" }).click()
    await expect
      .poll(() => saved(callsOf("planning.reschedule")))
      .toMatchObject([{ scope: { on_days_off: true }, action: { kind: "shift", meeting_days: 1 } }])
  },
)

test("lessons on a new day off can be left", { tags: ["settings.lessons-on-days-off", "slow"] }, async () => {
  const { callsOf } = await addDayOff()
  await dialog.getByRole("button", { name: "Leave them" }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(saved(callsOf("planning.reschedule"))).toEqual([])
})
