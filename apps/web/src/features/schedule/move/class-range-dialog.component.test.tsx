import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { sampleClass } from "../../../testing/sample-schedule.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import type { ClassRange } from "../../../entities/schedule/entry/class-ranges.ts"
import { ClassRangeDialog } from "./class-range-dialog.tsx"

const answers: (ClassRange | null)[] = []
const dialog = page.getByRole("dialog", { name: "Move Math (Ada)" })

beforeEach(async () => {
  stopDate()
  answers.length = 0
  await renderScreen(
    <ClassRangeDialog
      dragged={{
        row: sampleClass("monday"),
        at: "2026-11-23",
        to: "2026-11-25",
        from: "2026-11-23",
        change: { day_of_week: "wednesday", start_time: "11:00", end_time: "12:00" },
      }}
      onAnswer={(range) => answers.push(range)}
      onClose={() => undefined}
    />,
  )
})

test("Enter moves a dragged class on its day only", { tags: ["schedule.drag-scope"] }, async () => {
  await expect.element(dialog.getByText("To Wednesday, Nov 25, 11:00 AM – 12:00 PM")).toBeVisible()
  await expect.element(dialog.getByRole("button", { name: "Only on Nov 23" })).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => answers).toEqual(["only"])
})

test.each([
  ["From then on", "following"],
  ["Always", "all"],
  ["Cancel", null],
])("%s answers for all of it, once", { tags: ["schedule.drag-scope"] }, async (label, answer) => {
  await dialog.getByRole("button", { name: label }).click()
  await expect.poll(() => answers).toEqual([answer])
  await expect.element(dialog).not.toBeInTheDocument()
  expect(answers).toEqual([answer])
})
