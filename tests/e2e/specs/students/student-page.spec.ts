import { expect, test } from "../../fixtures/test.ts"
import { openDashboard } from "../../pages/access.ts"
import { createLogin, openAsChild } from "../../pages/child-login.ts"
import { openFamily } from "../../pages/family.ts"

test(
  "the card leads to the student's page, which prints without controls",
  { tag: ["@students.page", "@students.page-print"] },
  async ({ page }) => {
    await openDashboard(page)
    await page.goto("/students")
    await page.getByRole("link", { name: "Eli Whitaker" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Eli Whitaker" })).toBeVisible()
    await expect(page.getByRole("region", { name: "Year at a glance" })).toContainText(/\d+ of \d+ school days/)
    await expect(page.getByRole("region", { name: "Courses" }).getByRole("link", { name: "Math 4" })).toBeVisible()
    await page.emulateMedia({ media: "print" })
    await expect(page.getByRole("region", { name: "Attendance" })).toBeVisible()
    for (const name of ["Edit Eli", "Show as a table"]) await expect(page.getByRole("button", { name })).toBeHidden()
    await expect(page.getByRole("link", { name: "Students" }).first()).toBeHidden()
  },
)

test("a child cannot open a student's page", { tag: "@students.page" }, async ({ page, browser }) => {
  const { student } = await openFamily(page)
  const child = await openAsChild(browser, page, await createLogin(page, student))
  await child.goto(`/students/${student}`)
  await expect(child).toHaveURL("/unauthorized")
})
