import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, benView, sampleAssignment, sampleCurriculum } from "../../../testing/sample-family.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { AssignmentFacts } from "../assignment-facts.tsx"
import { EditAssignmentModal } from "./assignment-modals.tsx"

const math = sampleCurriculum(1, ben, "Math")
const puzzle = sampleAssignment("Puzzle", math, "2026-12-04")

beforeEach(() => {
  stopDate()
  window.history.replaceState(null, "", "/assignments")
})

test("an assignment becomes extra credit with a checkbox", { tags: ["grades.extra-credit"] }, async () => {
  const { callsOf } = await renderScreen(
    <EditAssignmentModal assignment={puzzle} curricula={[math]} students={[benView]} onClose={() => undefined} />,
    {
      "schoolDays.inRange": () => [],
      "assignments.update": () => ({ ...puzzle, extra_credit: true, version: 2 }),
    },
  )
  const box = page.getByLabelText("Extra credit")
  await expect.element(box).not.toBeChecked()
  await box.click()
  await page.getByRole("button", { name: "Save" }).click()
  await expect.poll(() => callsOf("assignments.update")).toMatchObject([{ id: puzzle.id, extra_credit: true }])
})

test("extra credit says so in its details", { tags: ["grades.extra-credit"] }, async () => {
  await renderScreen(<AssignmentFacts assignment={{ ...puzzle, extra_credit: true }} />, {
    "submissions.list": () => [],
    "files.list": () => [],
  } as object)
  await expect.element(page.getByText("extra credit")).toBeVisible()
})
