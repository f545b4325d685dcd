import { expect, test } from "../../fixtures/test.ts"
import { newParent, register } from "../../pages/access.ts"
import { openFamilyWithChildren } from "../../pages/dashboard.ts"
import { createLogin, openAsChild } from "../../pages/child-login.ts"

/** The pages of a family without children, each with the action that fills it. */
const pages = {
  "/students": "Set up your school",
  "/subjects": "Add Subject",
  "/providers": "Add Provider",
  "/resources": "Add Resource",
  "/curriculum": "Set up your school",
  "/assignments": "Go to Curriculum",
  "/lesson-planner?view=week": "Plan a lesson",
  "/progress": "Add a student",
  "/attendance": "Add a student",
  "/week": "Set up your school",
  "/schedule": "Add a student",
}

test(
  "every empty page shows itself in use, and the action that fills it",
  { tag: "@setup.empty-pages" },
  async ({ page }) => {
    test.setTimeout(120_000)
    await register(page, newParent("Ruth"))
    for (const [path, action] of Object.entries(pages)) {
      await page.goto(path)
      const fill = page.getByRole("button", { name: action }).or(page.getByRole("link", { name: action }))
      await expect(fill.first(), path).toBeVisible()
      await expect(page.getByRole("main").locator("[aria-hidden=true] [data-words]").first(), path).toBeVisible()
    }
  },
)

test("a child without work sees what will be there", { tag: "@setup.empty-pages" }, async ({ page, browser }) => {
  const { children } = await openFamilyWithChildren(page, ["Ada"])
  const child = await openAsChild(browser, page, await createLogin(page, children.get("Ada") ?? ""))
  for (const path of ["/student/dashboard", "/student/assignments", "/student/grades", "/student/schedule?view=week"]) {
    await child.goto(path)
    await expect(child.getByRole("main").locator("[aria-hidden=true] [data-words]").first(), path).toBeVisible()
  }
  await child.context().close()
})
