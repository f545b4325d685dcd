import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, sampleCurriculum } from "../../testing/sample-family.ts"
import { CourseFigure } from "./course-figure.tsx"

const math = { ...sampleCurriculum(1, ben, "Math"), weights: { quiz: 40, project: 60 } }
const row = { weight: 40, earned: 45, possible: 50, percent: 90, counted: 1, dropped_ids: [] }

const server = {
  "assignments.list": () => [],
  "courseResults.grade": ({ id }: { id: string }) => ({
    curriculum_id: id,
    term_id: null,
    percent: 90,
    shown_percent: 90,
    letter: "A-",
    points: 3.7,
    breakdown: [{ type: "quiz" as const, ...row }],
  }),
}

test("a figure opens the table of how it came about, by keyboard too", { tags: ["grades.breakdown"] }, async () => {
  await renderScreen(<CourseFigure of="Math" shown_percent={90} letter="A-" curricula={[math]} />, server)
  const figure = page.getByRole("button", { name: "A- 90%: how the grade in Math came about" })
  await expect.element(figure).toBeVisible()
  await userEvent.keyboard("{Tab}{Enter}")
  const dialog = page.getByRole("dialog", { name: "Math: A- 90%" })
  await expect.element(dialog.getByRole("table")).toHaveTextContent(/Quizzes100%45 \/ 50 points90%/)
  await expect.element(dialog.getByText(/Nothing is graded yet in projects/)).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(figure).toHaveFocus()
})

test(
  "a subject with several courses says that it is their average",
  { tags: ["grades.breakdown", "slow"] },
  async () => {
    const earlier = { ...sampleCurriculum(2, ben, "Math"), academic_year: "2025-2026" }
    await renderScreen(<CourseFigure of="Math" shown_percent={90} letter="A-" curricula={[math, earlier]} />, server)
    await page.getByRole("button", { name: /how the grade/ }).click()
    const dialog = page.getByRole("dialog")
    await expect.element(dialog.getByText("The grade in the subject is the average of these courses.")).toBeVisible()
    await expect.element(dialog.getByRole("heading", { name: "2025-2026" })).toBeVisible()
  },
)

test("without a grade there is nothing to open", { tags: ["grades.breakdown"] }, async () => {
  await renderScreen(<CourseFigure of="Math" shown_percent={null} letter={null} curricula={[math]} />)
  await expect.element(page.getByText("–")).toBeVisible()
  await expect.element(page.getByRole("button")).not.toBeInTheDocument()
})
