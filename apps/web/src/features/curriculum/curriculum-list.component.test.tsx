import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { benView, cleo, samplePace, sampleCurriculum } from "../../testing/sample-family.ts"
import { sampleYear, stopDate } from "../../testing/sample-year.ts"
import { CurriculumBoard } from "./curriculum-board.tsx"

const math: CurriculumView = {
  ...sampleCurriculum(1, benView, "Math"),
  assignment_count: 4,
  graded_count: 1,
  lesson_count: 10,
  percent: 92,
  shown_percent: 92,
  letter: "A-",
  forecast: { ...samplePace.forecast, total: 10, done: 3, remaining: 7, behind: 2 },
  next_lesson: {
    id: "0190a0a0-0000-7000-8000-000000005001",
    title: "Fractions",
    planned_date: "2026-11-25T00:00:00.000Z",
  },
}
beforeEach(() => {
  stopDate()
  localStorage.clear()
  window.history.replaceState(null, "", "/curriculum")
})

const openBoard = (curricula = [math, sampleCurriculum(2, cleo, "Art")]) =>
  renderScreen(<CurriculumBoard onAdd={() => undefined} />, {
    "curriculum.list": () => curricula,
    "students.list": () => [benView, { ...benView, ...cleo }],
    "schoolYears.list": () => [sampleYear],
    "loops.list": () => [],
  })

test(
  "courses are rows of each child, with pace, graded work, grade and next lesson",
  { tags: ["planning.curriculum-table"] },
  async () => {
    await page.viewport(1280, 800)
    await openBoard()
    const row = page.getByRole("region", { name: "Ben" }).getByRole("article", { name: "Math for Ben" })
    await expect
      .element(row)
      .toHaveTextContent(/Math.*2 lessons behind.*25%A-.*92%FractionsLeft over · Wednesday, Nov 25/)
    await expect.element(row.getByRole("link", { name: "Plan of Math for Ben" })).toBeVisible()
    await expect.element(page.getByRole("region", { name: "Cleo" })).toHaveTextContent(/Art.*No lessons yet/)
    await row.getByRole("button", { name: "More about Math for Ben" }).click()
    await expect.element(page.getByRole("menuitem", { name: "Catch up" })).toBeVisible()
  },
)

test("cards are shown by choice, which is remembered", { tags: ["planning.curriculum-table"] }, async () => {
  await page.viewport(1280, 800)
  await openBoard()
  await page.getByRole("radiogroup", { name: "View" }).getByText("Cards").click()
  await expect.element(page.getByText("1 of 4 assignments graded")).toBeVisible()
  expect(localStorage.getItem("hearthbook.curriculum-view")).toBe('"cards"')
})

test("a phone shows a child's first courses, and all on request", { tags: ["planning.curriculum-table"] }, async () => {
  await page.viewport(390, 844)
  const courses = Array.from({ length: 12 }, (_, at) => sampleCurriculum(at + 1, benView, `Course ${at + 1}`))
  await openBoard(courses)
  const rows = page.getByRole("region", { name: "Ben" }).getByRole("article")
  await expect.poll(() => rows.elements()).toHaveLength(10)
  await page.getByRole("button", { name: "Show all 12 courses of Ben" }).click()
  await expect.poll(() => rows.elements()).toHaveLength(12)
  await page.getByRole("button", { name: "Show fewer" }).click()
  await expect.poll(() => rows.elements()).toHaveLength(10)
})
