import type { Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { newParent, register } from "../../pages/access.ts"
import { waitForAnswers } from "../../pages/offline.ts"
import { openFamilyWithChildren } from "../../pages/dashboard.ts"
import { addStudent } from "../../pages/records.ts"

const setup = (page: Page) => page.getByRole("region", { name: "Guided setup" })

test("the guided setup leads a new family through its three steps", { tag: "@dashboard.setup" }, async ({ page }) => {
  await register(page, newParent("Vera"))
  // An empty family sees the first step and no other empty section.
  await expect(setup(page)).toContainText("Let’s set up your school")
  await expect(page.getByRole("region")).toHaveCount(1)
  await expect(page.getByRole("group", { name: "Active Students" })).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Quick Add" })).toBeVisible()
  await expect(page.getByRole("blockquote")).toBeVisible()
  await expect(setup(page).getByRole("link")).toHaveText(["Set up my school", "Add Student"])
  await setup(page).getByRole("link", { name: "Add Student" }).click()
  await expect(page.getByRole("dialog", { name: "Add a student" })).toBeVisible()

  await addStudent(page, { first_name: "Ada", grade: "4th grade", born: "2016-05-04" })
  await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04", subject: "Fractions" })
  await page.goto("/dashboard")
  await expect(setup(page)).toContainText("Add a student (done)")
  await expect(setup(page).getByRole("link", { name: /^Add a curriculum for/ })).toHaveText([/Ada$/])

  for (const name of ["Ada", "Ben"]) {
    await page.goto("/dashboard")
    await setup(page)
      .getByRole("link", { name: `Create Login for ${name}` })
      .click()
    const dialog = page.getByRole("dialog", { name: `Create a login for ${name}` })
    await dialog.getByRole("button", { name: "Create Login" }).click()
    await page
      .getByRole("dialog", { name: `${name} can sign in now` })
      .getByRole("button", { name: "Done" })
      .click()
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await expect(page).toHaveURL("/students")
  }
  await page.goto("/dashboard")
  await expect(setup(page)).toContainText("Create a login (done)")
  await setup(page).getByRole("link", { name: "Add a curriculum for Ada" }).click()
  const dialog = page.getByRole("dialog", { name: "Add a curriculum" })
  await expect(dialog.getByRole("combobox", { name: "Student" })).toHaveValue("Ada Hall")
  await dialog.getByRole("combobox", { name: "Subject" }).click()
  await page.getByRole("option", { name: "Fractions" }).click()
  await dialog.getByRole("button", { name: "Add Curriculum" }).click()
  await expect(dialog).toBeHidden()

  await page.goto("/dashboard")
  await expect(setup(page)).toContainText("You’re all set!")
  await setup(page).getByRole("link", { name: "Add another student" }).click()
  await expect(page.getByRole("dialog", { name: "Add a student" })).toBeVisible()
})

test(
  "the guided setup can be dismissed, stays dismissed, and returns with another child",
  { tag: "@dashboard.setup-dismissed" },
  async ({ page }) => {
    await openFamilyWithChildren(page, ["Ada"])
    await page.reload()
    await expect(setup(page)).toContainText("1 of 3 steps done.")
    await setup(page).getByRole("button", { name: "Dismiss" }).click()
    await expect(setup(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole("region", { name: "Ada", exact: true })).toBeVisible()
    await expect(setup(page)).toHaveCount(0)
    await addStudent(page, { first_name: "Ben", grade: "4th grade", born: "2016-05-04" })
    await page.goto("/dashboard")
    await expect(setup(page).getByRole("link", { name: "Create Login for Ben" })).toBeVisible()
  },
)

test("a URL that creates a login for an unknown child, or one with a login, opens no dialog", async ({ page }) => {
  const { children, post } = await openFamilyWithChildren(page, ["Ada"])
  const student_id = children.get("Ada")
  await page.goto(`/students?login=${student_id}`)
  await expect(page.getByRole("dialog", { name: "Create a login for Ada" })).toBeVisible()
  // The page then opens with the list from before the login.
  await waitForAnswers(page)
  await post("students/login", { student_id, email: `ada.${Date.now()}@hearthbook.app`, password: "otter-maple-2749" })
  for (const id of [student_id, "unknown"]) {
    await page.goto(`/students?login=${id}`)
    await expect(page.getByRole("article", { name: "Ada Hall" })).toBeVisible()
    await expect(page.getByRole("dialog")).toHaveCount(0)
  }
})
