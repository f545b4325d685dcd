import type { RescheduleView } from "@hearthbook/api/schemas/reschedule"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, sampleCurriculum } from "../../../testing/sample-family.ts"
import { LeftOver } from "./left-over.tsx"

// Thursday. Monday, 21 September is three days before.
const today = "2026-09-24"
const midnight = (day: string) => `${day}T00:00:00.000Z`
const course = sampleCurriculum(1, ben, "Math")
const lesson_id = "0190a0a0-0000-7000-8000-000000000401"

const moved: RescheduleView = {
  changes: [
    {
      lesson_id,
      version: 3,
      title: "Fractions",
      student_id: ben.id,
      curriculum_id: course.id,
      from: midnight("2026-09-21"),
      to: midnight(today),
      status_from: "planned",
      status_to: "planned",
    },
  ],
  forecasts: [],
  warnings: [],
  change_id: null,
}

test.each([
  ["Push back", { kind: "catch_up", start: today }],
  ["Catch up", { kind: "catch_up", start: today, per_day: 2 }],
  ["Do today", { kind: "move", to: today }],
  ["Skip", { kind: "skip" }],
])(
  "%s opens its preview with one click, and is done with another",
  { tags: ["dashboard.left-over"] },
  async (...row) => {
    const [label, action] = row
    const { callsOf } = await renderScreen(
      <LeftOver leftOver={{ lessons: 1, since: midnight("2026-09-21") }} today={today} />,
      { "planning.reschedule": () => moved, "curriculum.list": () => [course] },
    )
    await expect.element(page.getByText("1 lesson left over since Monday")).toBeVisible()
    await page.getByRole("button", { name: label }).click()
    const dialog = page.getByRole("dialog", { name: label })
    await expect.element(dialog.getByRole("cell", { name: "Fractions" })).toBeVisible()
    const saved = () => callsOf("planning.reschedule").filter((input) => !JSON.stringify(input).includes('"preview"'))
    expect(saved()).toEqual([])
    await dialog.getByRole("button", { name: "Change 1 lesson" }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(saved()).toEqual([
      { scope: { missed: true }, action, overrun: "extend", expected: [{ lesson_id, version: 3 }] },
    ])
  },
)

test.each([
  [5, "2026-09-23", "5 lessons left over from yesterday"],
  [2, "2026-09-18", "2 lessons left over since Friday"],
  [12, "2026-09-17", "12 lessons left over since Sep 17"],
])("%i lessons since %s say '%s'", { tags: ["dashboard.left-over"] }, async (lessons, day, words) => {
  await renderScreen(<LeftOver leftOver={{ lessons, since: midnight(day) }} today={today} />)
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})

test("without lessons left over there is no line", { tags: ["dashboard.left-over"] }, async () => {
  await renderScreen(<LeftOver leftOver={{ lessons: 0, since: null }} today={today} />)
  await expect.element(page.getByRole("region", { name: "Lessons left over" })).not.toBeInTheDocument()
})
