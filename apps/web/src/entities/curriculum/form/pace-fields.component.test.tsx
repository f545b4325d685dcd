import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { benView, sampleCurriculum } from "../../../testing/sample-family.ts"
import { schoolYearServer } from "../../../testing/sample-year.ts"
import { EditCurriculumModal } from "./curriculum-modals.tsx"

const math = sampleCurriculum(1, benView, "Math")
const dialog = page.getByRole("dialog", { name: "Edit Math for Ben" })

async function editCourse() {
  return renderScreen(<EditCurriculumModal curriculum={math} onClose={() => undefined} />, {
    ...schoolYearServer().answers,
    "students.list": () => [benView],
    "subjects.list": () => [],
    "providers.list": () => [],
    "curriculum.list": () => [math],
    "curriculum.update": () => ({ ...math, change_id: null }),
  })
}

test("a course that never meets is pointed out, and saved", { tags: ["editing.hints", "slow"] }, async () => {
  const { callsOf } = await editCourse()
  const hint = dialog.getByText("The year has no school on Sundays, so this course never meets.")
  await dialog.getByText("Sun", { exact: true }).click()
  await expect.element(hint).toBeVisible()
  await dialog.getByText("Mon", { exact: true }).click()
  await expect.element(hint).not.toBeInTheDocument()
  await dialog.getByText("Mon", { exact: true }).click()
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect.poll(() => callsOf("curriculum.update")).toMatchObject([{ meeting_days: ["sunday"] }])
})

test("a first day far from the academic year is pointed out, and saved", { tags: ["editing.hints"] }, async () => {
  const { callsOf } = await editCourse()
  await dialog.getByLabelText("First day").fill("02/03/2025")
  await expect.element(dialog.getByText("2026-2027 begins on 08/01/2026.")).toBeVisible()
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect.poll(() => callsOf("curriculum.update")).toMatchObject([{ start_date: "2025-02-03" }])
})
