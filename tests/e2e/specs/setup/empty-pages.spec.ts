import { expect, test } from "../../fixtures/test.ts"
import { newParent, register } from "../../pages/access.ts"
import { openFamilyWithChildren } from "../../pages/dashboard.ts"
import { createLogin, openAsChild } from "../../pages/child-login.ts"

const pages = [
  "/students",
  "/subjects",
  "/providers",
  "/resources",
  "/curriculum",
  "/assignments",
  "/lesson-planner?view=week",
  "/progress",
  "/attendance",
  "/week",
  "/schedule",
]

test(
  "every empty page of a family without children shows itself in use, and offers the set-up",
  { tag: "@setup.empty-pages" },
  async ({ page }) => {
    test.setTimeout(120_000)
    await register(page, newParent("Ruth"))
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole("main").getByRole("link", { name: "Set up your school" }), path).toBeVisible()
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
