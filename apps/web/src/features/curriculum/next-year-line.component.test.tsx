import { beforeEach, expect, onTestFinished, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { benView, sampleCurriculum } from "../../testing/sample-family.ts"
import { sampleYear, stopDate } from "../../testing/sample-year.ts"
import { CurriculumBoard } from "./curriculum-board.tsx"

const math = sampleCurriculum(1, benView, "Math")
const nextMath = { ...sampleCurriculum(2, benView, "Math"), academic_year: "2027-2028" }
const endingOn = (end_date: string) => ({ ...sampleYear, end_date: `${end_date}T00:00:00.000Z` })
const link = page.getByRole("link", { name: "Start 2027-2028" })
const open = (end_date: string, curricula = [math]) =>
  renderScreen(<CurriculumBoard onAdd={() => undefined} />, {
    "curriculum.list": () => curricula,
    "students.list": () => [benView],
    "schoolYears.list": () => [endingOn(end_date)],
  })

beforeEach(() => {
  stopDate()
  const { href } = window.location
  onTestFinished(() => window.history.replaceState(null, "", href))
})

// Today is November 26, 2026.
test("the end of the year leads to the next one", { tags: ["planning.next-year-link"] }, async () => {
  await open("2027-01-25")
  await expect.element(page.getByText(/^2026-2027 ends on Jan 25\./)).toBeVisible()
  await expect.element(link).toHaveAttribute("href", "/settings/next-year")
})

test("a year that ends later does not", { tags: ["planning.next-year-link"] }, async () => {
  await open("2027-01-26")
  await expect.element(page.getByRole("article", { name: "Math for Ben" })).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})

test(
  "courses of the next year end it, and are chosen by their year",
  { tags: ["planning.next-year-link", "planning.curriculum-filters"] },
  async () => {
    await open("2026-12-18", [math, nextMath])
    await expect.poll(() => page.getByRole("article").elements().length).toBe(2)
    await expect.element(link).not.toBeInTheDocument()
    await page.getByRole("combobox", { name: "Academic year" }).click()
    await page.getByRole("option", { name: "2027-2028" }).click()
    await expect.poll(() => page.getByRole("article").elements().length).toBe(1)
    expect(window.location.search).toContain("year=2027-2028")
  },
)
