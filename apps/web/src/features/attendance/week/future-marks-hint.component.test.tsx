import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben } from "../../../testing/sample-family.ts"
import { FutureMarksHint } from "./future-marks-hint.tsx"

const days = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"]

test("marks on days to come are pointed out", { tags: ["editing.hints"] }, async () => {
  const marks = ["2026-11-24", "2026-11-27"].map((date) => ({
    student_id: ben.id,
    date,
    status: "present" as const,
    fraction: 1,
    minutes: null,
  }))
  await renderScreen(<FutureMarksHint week={{ days, marks, today: "2026-11-26" }} />)
  await expect
    .element(page.getByRole("status").filter({ hasText: "There are marks in the future" }))
    .toHaveTextContent("There are marks in the future: Friday, Nov 27.")
})

test("a week of marks up to today has no hint", { tags: ["editing.hints"] }, async () => {
  const marks = [{ student_id: ben.id, date: "2026-11-26", status: "present" as const, fraction: 1, minutes: null }]
  await renderScreen(<FutureMarksHint week={{ days, marks, today: "2026-11-26" }} />)
  await expect.element(page.getByText(/in the future/)).not.toBeInTheDocument()
})
