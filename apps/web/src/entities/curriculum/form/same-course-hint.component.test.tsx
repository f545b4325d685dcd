import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { benView, sampleCurriculum, sampleSubject } from "../../../testing/sample-family.ts"
import { NewCurriculumModal } from "./curriculum-modals.tsx"

test("the same course twice in a year is pointed out, and saved", { tags: ["editing.hints"] }, async () => {
  const math = { ...sampleCurriculum(1, benView, "Math") }
  const { callsOf } = await renderScreen(<NewCurriculumModal student_id={benView.id} onClose={() => undefined} />, {
    "students.list": () => [benView],
    "subjects.list": () => [sampleSubject],
    "providers.list": () => [],
    "curriculum.list": () => [math],
    "curriculum.create": () => math,
  })
  const dialog = page.getByRole("dialog", { name: "Add a curriculum" })
  await dialog.getByRole("combobox", { name: "Academic year" }).click()
  await page.getByRole("option", { name: "2026-2027" }).click()
  await dialog.getByRole("combobox", { name: "Subject" }).click()
  await page.getByRole("option", { name: "Math" }).click()
  await expect.element(dialog.getByRole("status").getByText("Ben already has Math in 2026-2027.")).toBeVisible()
  await dialog.getByRole("button", { name: "Add Curriculum" }).click()
  await expect.poll(() => callsOf("curriculum.create")).toHaveLength(1)
})
