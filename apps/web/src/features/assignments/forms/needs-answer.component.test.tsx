import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, benView, sampleAssignment, sampleCurriculum } from "../../../testing/sample-family.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { NewAssignmentModal } from "./assignment-modals.tsx"

const math = sampleCurriculum(1, ben, "Math")
const handsIn = page.getByLabelText("The child hands something in")

beforeEach(() => {
  stopDate()
  window.history.replaceState(null, "", "/assignments")
})

test("an assignment asks for an answer, unless its checkbox is cleared", { tags: ["portal.did-it"] }, async () => {
  const filters = { students: [benView], student: benView, subject_id: null }
  const { callsOf } = await renderScreen(
    <NewAssignmentModal curricula={[math]} filters={filters} onClose={() => undefined} />,
    {
      "schoolDays.inRange": () => [],
      "assignments.create": ({ title, due_date }) => sampleAssignment(title, math, due_date),
    },
  )
  await page.getByLabelText("Title").fill("Read a chapter")
  await page.getByLabelText("Due date").fill("12/04/2026")
  await expect.element(handsIn).toBeChecked()
  await handsIn.click()
  await page.getByRole("button", { name: "Create Assignment" }).click()
  await expect
    .poll(() => callsOf("assignments.create"))
    .toEqual([expect.objectContaining({ title: "Read a chapter", needs_answer: false })])
  // Its toast would lie over the next test.
  await expect.element(page.getByText(/“Read a chapter” was assigned to/)).toBeVisible()
})
