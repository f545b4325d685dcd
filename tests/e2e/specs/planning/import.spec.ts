import { ActionCounter } from "../../fixtures/action-counter.ts"
import { expect, test } from "../../fixtures/test.ts"
import { openDashboard } from "../../pages/access.ts"
import { openCourse } from "../../pages/course.ts"

const lessons = Array.from({ length: 36 }, (_, n) => `Chapter ${n + 1}\t${n % 2 === 0 ? "45" : "1:00"}`)

test(
  "a parent pastes the lessons of a course, sees them first, imports them and takes them back",
  { tag: ["@import.page", "@import.from-empty", "@import.undo"] },
  async ({ page }) => {
    await openCourse(page)
    const importing = new ActionCounter({ name: "import a pasted course of 36 lessons", budget: 5, best_peer: "–" })
    await importing.click(page.getByRole("link", { name: "or paste from a spreadsheet" }), "paste from a spreadsheet")
    const table = ["Title\tMinutes", ...lessons, "Chapter 37\tsoon"].join("\n")
    await importing.fill(page.getByLabel("Paste a table"), table, "the table")
    await expect(page.getByRole("status").filter({ hasText: "36 new" })).toHaveText("36 new, 1 wrong")
    await expect(page.getByText("Minutes “soon”:")).toBeVisible()
    await page.reload()
    await importing.click(page.getByRole("button", { name: "Import 36 lessons, leave out 1" }), "Import")
    await expect(page.getByRole("heading", { name: "36 lessons", exact: true })).toBeVisible()
    importing.done()
    await page.keyboard.press("ControlOrMeta+z")
    await expect(page.getByRole("heading", { name: "36 lessons", exact: true })).toHaveCount(0)
    await expect(page.getByRole("link", { name: "or paste from a spreadsheet" })).toBeVisible()
  },
)

test(
  "a schedule with entries leads to the import of a calendar",
  { tag: "@import.calendar-link" },
  async ({ page }) => {
    await openDashboard(page)
    await page.goto("/schedule")
    await page.getByRole("button", { name: "More for calendars" }).click()
    await page.getByRole("menuitem", { name: "Import a calendar" }).click()
    await expect(page).toHaveURL(/\/import\?kind=calendar$/)
    await expect(page.getByText("Drop an .ics file here")).toBeVisible()
  },
)
