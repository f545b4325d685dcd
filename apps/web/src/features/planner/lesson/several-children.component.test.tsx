import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, benView, cleo, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleLesson } from "../../../testing/sample-lessons.ts"
import { schoolYearServer, stopDate } from "../../../testing/sample-year.ts"
import { PlannerBoard } from "../planner-board.tsx"

const math = sampleCurriculum(1, ben, "Math")
const cleos: CurriculumView = { ...sampleCurriculum(2, cleo, "Math"), mode: "next" }

const open = () => {
  stopDate()
  history.replaceState(null, "", `/lesson-planner?student=${ben.id}`)
  localStorage.clear()
  return renderScreen(<PlannerBoard />, {
    ...schoolYearServer().answers,
    "students.list": () => [benView, { ...benView, ...cleo }],
    "curriculum.list": () => [math, cleos],
    "resources.list": () => [],
    "planning.addItems": () => ({
      lessons: [sampleLesson(math, 0), sampleLesson(cleos, 1)],
      assignments: [],
      events: [],
      change_id: "0190a0a0-0000-7000-8000-000000000901",
      summary: "Added 2 lessons",
    }),
  })
}

test.each([
  ["separately, unless something else is chosen", null, []],
  ["together", "Done together, one tick", [[0, 1]]],
] as const)(
  "a lesson is planned for several children, without a day where a course has none: %s",
  { tags: ["planning.several-form"] },
  async (_, how, together) => {
    const { callsOf } = await open()
    await page.getByRole("combobox", { name: "Curriculum" }).click()
    await page.getByRole("option", { name: "Math" }).click()
    await expect.element(page.getByRole("radio", { name: "Same lessons, done separately" })).not.toBeInTheDocument()
    await page.getByRole("group", { name: "Also for" }).getByText("Cleo").click()
    await expect.element(page.getByRole("radio", { name: "Same lessons, done separately" })).toBeChecked()
    if (how) await page.getByRole("radio", { name: how }).click()
    await page.getByLabelText("Lesson title").fill("Fractions")
    await page.getByLabelText("Lesson date").fill("12/01/2026")
    await page.getByRole("button", { name: "Save Lesson Plan" }).click()
    await expect.element(page.getByText("Lesson plan saved for Ben and Cleo.")).toBeVisible()
    expect(callsOf("planning.addItems")).toMatchObject([
      {
        together,
        lessons: [
          { curriculum_id: math.id, title: "Fractions", planned_date: "2026-12-01" },
          { curriculum_id: cleos.id, student_id: cleo.id, title: "Fractions", planned_date: null },
        ],
      },
    ])
    await expect.element(page.getByLabelText("Lesson title")).toHaveValue("")
  },
)
