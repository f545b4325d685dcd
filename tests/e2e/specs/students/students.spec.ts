import { newParent, register, openDashboard } from "../../pages/access.ts"
import { addStudent } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

test(
  "adding a child with its first subject takes five actions from the dashboard",
  { tag: "@students.first-subject" },
  async ({ page }) => {
    await register(page, newParent("Ruth"))
    await page.getByRole("link", { name: "Add Student" }).first().click()
    await expect(page.getByLabel("First name")).toBeFocused()
    await expect(page.getByLabel("Last name")).toHaveValue("Hall")
    await page.keyboard.type("Ada")
    await page.getByLabel("Date of birth").fill("2020-02-29")
    await page.getByLabel("First subject").fill("Math")
    await page.keyboard.press("Enter")
    const card = page.getByRole("article", { name: "Ada Hall" })
    // The grade follows from the birthday.
    await expect(card).toContainText(/Age \d+ · \d+(st|nd|rd|th) grade/)
    await expect(card.getByRole("list", { name: "Subjects of Ada" }).getByRole("listitem")).toHaveText(/Math\s*–/)
    await expect(card).toContainText("No assignments yet")
    await expect(card.getByRole("group", { name: "Attendance" })).toContainText("No records yet")
    await expect(page.getByRole("group", { name: "Total Students" })).toContainText("1")
    await page.goto("/curriculum")
    await expect(page.getByRole("article", { name: "Math for Ada" })).toBeVisible()
  },
)

test(
  "a child without a curriculum says so and links to adding one",
  { tag: "@students.no-curriculum" },
  async ({ page }) => {
    await register(page, newParent("Ruth"))
    await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04" })
    await addStudent(page, { first_name: "Cleo", grade: "9th grade", born: "2011-05-04" })
    const card = page.getByRole("article", { name: "Cleo Hall" })
    await expect(card).toContainText("No curriculum assigned.")
    await card.getByRole("link", { name: "Add a curriculum for Cleo" }).click()
    const dialog = page.getByRole("dialog", { name: "Add a curriculum" })
    await expect(dialog.getByRole("combobox", { name: "Student" })).toHaveValue("Cleo Hall")
  },
)

test.describe("invalid input", () => {
  test.use({ allowedConsoleErrors: [/status of 400/] })

  test("shows an error at its field, and the input stays", { tag: "@students.validation" }, async ({ page }) => {
    await register(page, newParent("Ruth"))
    await page.goto("/students?new")
    const dialog = page.getByRole("dialog", { name: "Add a student" })
    await dialog.getByRole("button", { name: "Add Student" }).click()
    await expect(dialog.getByText("First name is required.").first()).toBeVisible()
    await expect(dialog.getByText("Date of birth is required.").first()).toBeVisible()
    await dialog.getByLabel("First name").fill("Ada")
    await dialog.getByLabel("Date of birth").fill("2199-01-01")
    await dialog.getByLabel("First subject").fill("Math")
    await dialog.getByRole("button", { name: "Add Student" }).click()
    await expect(dialog.getByText("Please confirm the date of birth.").first()).toBeVisible()
    await expect(dialog.getByLabel("First subject")).toHaveValue("Math")
    await dialog.getByLabel("Date of birth").fill("2019-01-01")
    await dialog.getByLabel("Date of birth").press("Enter")
    await expect(page.getByRole("article")).toHaveCount(1)
  })
})

test(
  "a child's average in math is one click away from the dashboard",
  { tag: "@students.subject-averages" },
  async ({ page }) => {
    await openDashboard(page)
    await page.getByRole("link", { name: "Students", exact: true }).click()
    const eli = page.getByRole("article", { name: "Eli Whitaker" })
    await expect(eli.getByRole("listitem").filter({ hasText: "Math 4" })).toHaveText(/[A-F][+-]?\s*\d+%/)
    await expect(eli.getByRole("group", { name: "Attendance" })).toHaveText(/Attendance\s*\d+%/)
    await expect(eli).toContainText("Has a login")
  },
)

test(
  "the search matches first and last names and is kept in the URL",
  { tag: "@students.search" },
  async ({ page }) => {
    await openDashboard(page)
    await page.goto("/students")
    await expect(page.getByRole("group", { name: "Average Progress", exact: true })).toContainText("per child")
    // Other tests may have added a child to the demo family.
    const all = await page.getByRole("article").count()
    await page.getByRole("searchbox", { name: "Search students by name" }).fill("RACE wh")
    await expect(page.getByRole("article")).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole("article", { name: "Grace Whitaker" })).toBeVisible()
    await expect(page.getByRole("article")).toHaveCount(1)
    await page.getByRole("searchbox", { name: "Search students by name" }).fill("unknown")
    await expect(page.getByText("No Students Found")).toBeVisible()
    await page.getByRole("button", { name: "Clear filters" }).click()
    await expect(page.getByRole("article")).toHaveCount(all)
    await expect(page.getByRole("searchbox")).toBeFocused()
  },
)

test(
  "the delete confirmation counts everything deleted with the child",
  { tag: "@students.delete" },
  async ({ page }) => {
    await openDashboard(page)
    await page.goto("/students")
    await page.getByRole("button", { name: "More about Eli" }).click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    const question = page.getByRole("dialog", { name: "Delete Eli?" })
    await expect(question).toContainText("Are you sure? This will remove the student and all associated data.")
    for (const counted of [
      /^6 curricula$/,
      /^\d+ assignments, \d+ of them graded$/,
      /lessons?$/,
      /attendance marks$/,
    ]) {
      await expect(question.getByRole("listitem").filter({ hasText: counted })).toHaveCount(1)
    }
    await expect(question.getByRole("listitem").filter({ hasText: "1 login" })).toBeVisible()
    await question.getByRole("button", { name: "Cancel" }).click()
    await expect(page.getByRole("article", { name: "Eli Whitaker" })).toBeVisible()
  },
)

test("a deleted child is gone, and the figures no longer count it", { tag: "@students.totals" }, async ({ page }) => {
  await register(page, newParent("Ruth"))
  await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04" })
  await page.getByRole("button", { name: "More about Ben" }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page.getByRole("button", { name: "Delete Ben" }).click()
  await expect(page.getByText("No Students Found")).toBeVisible()
})
