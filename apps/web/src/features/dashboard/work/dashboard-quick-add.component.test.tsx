import { useState } from "react"
import { afterEach, beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, cleo, sampleCurriculum } from "../../../testing/sample-family.ts"
import { DashboardQuickAdd } from "./dashboard-quick-add.tsx"

const curricula = [sampleCurriculum(1, ben, "Fractions"), sampleCurriculum(2, cleo, "Biology")]
const title = page.getByLabelText("Title of a new assignment")
const child = page.getByRole("combobox", { name: "Child for a new assignment" })

/** The line above a button that opens it. The pointer is then on the button, and not where a test before left it: over the line. */
function LineAndButton() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      {isShown && <DashboardQuickAdd students={[ben, cleo]} nextSchoolDay="2026-11-30" />}
      <button style={{ position: "fixed", bottom: 0 }} onClick={() => setShown(true)}>
        Open the line
      </button>
    </>
  )
}

async function openLine() {
  const calls = await renderScreen(<LineAndButton />, { "curriculum.list": () => curricula })
  await page.getByRole("button", { name: "Open the line" }).click()
  return calls
}

beforeEach(() => localStorage.clear())
afterEach(() => page.viewport(1280, 800))

test("a phone shows only the title until the line is used", { tags: ["assignments.quick-add"] }, async () => {
  await page.viewport(390, 844)
  const { callsOf } = await openLine()
  await expect.element(title).toBeVisible()
  await expect.element(child).not.toBeInTheDocument()
  expect(callsOf("curriculum.names")).toHaveLength(0)
  await title.click()
  await expect.element(child).toBeVisible()
  await expect.element(page.getByLabelText("Due date")).toHaveValue("11/30/2026")
  await expect.element(title).toHaveFocus()
})

test("a desk shows the whole line at once", { tags: ["assignments.quick-add"] }, async () => {
  await page.viewport(1280, 800)
  await openLine()
  await expect.element(child).toBeVisible()
})

test("Enter in the empty line, as its first use, says that the title is required", async () => {
  await openLine()
  await title.click()
  await userEvent.keyboard("{Enter}")
  await expect.element(title).toHaveAccessibleDescription("Title is required.")
})
