import { newParent, register, openDashboard } from "../../pages/access.ts"
import { addStudent } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

test(
  "progress shows figures, letter grades and a flag for subjects that need attention",
  { tag: "@grades.progress-page" },
  async ({ page }) => {
    await openDashboard(page)
    await page.getByRole("link", { name: "Progress", exact: true }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Progress Tracking")
    await expect(page.getByRole("group", { name: "Average Progress" })).toHaveText(/\d+%.*per child/)
    await expect(page.getByRole("group", { name: "Assignments Completed" })).toHaveText(/\d+\/\d+/)
    await expect(page.getByRole("group", { name: "Subjects On Track" })).toContainText("16")
    await expect(page.getByRole("group", { name: "Needs Attention" })).toContainText("1")
    const eli = page.getByRole("article", { name: "Eli Whitaker" })
    await expect(eli).toContainText("4th grade")
    await expect(eli.getByRole("listitem").filter({ hasText: "Needs attention" })).toHaveText(/Math 4.*D\s*6\d%/)

    await page.getByRole("group", { name: "Child" }).getByText("Grace").click()
    await expect(eli).toBeHidden()
    await expect(page.getByRole("group", { name: "Needs Attention" })).toContainText("0")
    await expect(page.getByRole("group", { name: "Subjects On Track" })).toContainText("6")
  },
)

test(
  "the newest high scores have their own tab, which the URL contains",
  { tag: "@grades.achievements-tab" },
  async ({ page }) => {
    await openDashboard(page)
    await page.goto("/progress")
    await page.getByRole("tab", { name: "Achievements" }).click()
    const nora = page.getByRole("article", { name: "Nora Whitaker" })
    await page.reload()
    await expect(page.getByRole("tab", { name: "Achievements" })).toHaveAttribute("aria-selected", "true")
    await expect(nora.getByRole("listitem").first()).toHaveText(/Graded: \d\d\/\d\d\/\d{4}/)
    expect(await nora.getByRole("listitem").count()).toBeLessThanOrEqual(3)
  },
)

test(
  "a child's weeks are shown as a small chart for each subject, or as a table",
  { tag: "@grades.weeks" },
  async ({ page }) => {
    await openDashboard(page)
    await page.goto("/progress?student=all")
    const weeks = page.getByRole("region", { name: "Week by week" })
    const charts = weeks.getByRole("list", { name: /^Percent by week and subject/ }).getByRole("listitem")
    await expect(charts).toHaveCount(6)
    await expect(charts.filter({ hasText: "Math 4" })).toHaveText(/^Math 4\d+%/)
    await weeks.getByRole("combobox", { name: "Week by week of" }).click()
    await page.getByRole("option", { name: "Nora Whitaker" }).click()
    await expect(charts).toHaveCount(5)

    await weeks.getByRole("button", { name: "Show as table" }).click()
    await expect(weeks.getByRole("columnheader")).toHaveText(["Week of", /Art/, /Math/, /Music/, /Nature/, /Reading/])
    await expect(weeks.getByRole("cell", { name: /\d+%/ }).first()).toBeVisible()
    await page.reload()
    await expect(weeks.getByRole("columnheader", { name: "Math K" })).toBeVisible()
    await weeks.getByRole("button", { name: "Show as chart" }).click()
    await expect(weeks.getByRole("list", { name: /Nora Whitaker/ })).toBeVisible()
  },
)

test(
  "a new family and a child without work show an empty state, never 0",
  { tag: "@grades.progress-page" },
  async ({ page }) => {
    await register(page, newParent("Ruth"))
    await page.goto("/progress")
    await expect(page.getByText("Add a child first. Then grades and lessons done show up here.")).toBeVisible()
    await expect(page.getByRole("group", { name: "Average Progress" })).toHaveCount(0)

    await addStudent(page, { first_name: "Ben", grade: "Kindergarten", born: "2021-05-04" })
    await page.goto("/progress")
    const ben = page.getByRole("article", { name: "Ben Hall" })
    await expect(ben).toContainText("Kindergarten")
    await expect(ben).toContainText("No assignments yet")
    await expect(ben).toContainText("No curriculum assigned.")
    await expect(page.getByText(/Ben has no grades this school year yet/)).toBeVisible()
    await page.getByRole("tab", { name: "Achievements" }).click()
    await expect(page.getByText("Grades of 90% or more show up here.")).toBeVisible()
  },
)
