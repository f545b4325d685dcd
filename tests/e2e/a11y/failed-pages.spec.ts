import { mergeTests, type Page } from "playwright/test"
import { newParent, register } from "../pages/access.ts"
import { createLogin, openAsChild } from "../pages/child-login.ts"
import { openFamilyWithChildren } from "../pages/dashboard.ts"
import { openFamily } from "../pages/family.ts"
import { inspectPage, type A11yCount } from "./checks/inspect-page.ts"
import { watchMotion } from "./checks/motion.ts"
import { minTargetSizeOf } from "./open-screen.ts"
import { assignmentCard } from "../pages/records.ts"
import { chunk, screensOf, type Visitor } from "./screens.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { openFailingPage } from "../pages/failed-page.ts"
import { expect } from "../fixtures/test.ts"
import { test as failing } from "../fixtures/failing-database.ts"

const test = mergeTests(failing, counted)

test.use({ allowedConsoleErrors: [/status of 50\d|TRPCClientError: An unexpected error/] })

/** Pages that request no data and so cannot fail. Preferences come with the signed-in user. */
const pathsWithoutRequests = [
  "/unauthorized",
  "/student/onboarding",
  "/admin/dashboard",
  "/settings?tab=preferences",
  "/student/assignments?work=unknown",
]

/** An assignment with a well-formed id, so the page requests it. */
const someWork = "/student/assignments?work=01990000-0000-7000-8000-000000000000"

async function inspectFailedScreens(page: Page, visitor: Visitor, paths: string[], counter: A11yCount): Promise<void> {
  for (const path of paths) {
    await openFailingPage(page, path, page.getByRole("main").getByRole("alert").first())
    const where = `failed ${path} at ${page.viewportSize()?.width} px`
    await inspectPage({ page, where, minTargetSize: minTargetSizeOf(visitor), counter })
  }
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px screens that fail to load are accessible`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const [part, paths] of chunk(pathsWithRequests("parent"), 5).entries()) {
      test(
        `for a parent, part ${part + 1}`,
        { tag: "@site.empty-and-failing-screens" },
        async ({ page, database, counter }) => {
          await page.emulateMedia({ reducedMotion: "reduce" })
          await watchMotion(page)
          await page.clock.install()
          await register(page, newParent("Nora"))
          await page.goto("/robots.txt")
          // Start on a page outside the list, because data that was loaded once would be shown from the cache.
          const isListed = (start: string) => paths.some((path) => path.startsWith(start))
          await page.goto(["/settings", "/providers", "/resources"].find((start) => !isListed(start)) ?? "/students")
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
          await database.hideTables()
          await inspectFailedScreens(page, "parent", paths, counter)
          await database.restoreTables()
        },
      )
    }

    test("for a child", { tag: "@site.empty-and-failing-screens" }, async ({ page, browser, database, counter }) => {
      const { children } = await openFamilyWithChildren(page, ["Ada"])
      const child = await openAsChild(browser, page, await createLogin(page, children.get("Ada") ?? ""))
      await child.setViewportSize({ width, height: 800 })
      await child.emulateMedia({ reducedMotion: "reduce" })
      await watchMotion(child)
      await child.clock.install()
      await child.goto("/student/onboarding")
      await expect(child.getByRole("heading", { level: 1 })).toBeVisible()
      await database.hideTables()
      await inspectFailedScreens(child, "child", [...pathsWithRequests("child"), someWork], counter)
      await database.restoreTables()
      await child.context().close()
    })
  })
}

test("the message of a failed change is accessible", async ({ page, database, counter }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await watchMotion(page)
  await openFamily(page)
  await page.goto("/assignments")
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await database.breakTable("assignment")
    const card = assignmentCard(page, "Moon phases")
    // On a phone, the status is among the details.
    if (width < 400) await card.getByRole("button", { name: "Moon phases", exact: true }).click()
    await card.getByRole("button", { name: /^Status of/ }).click()
    await page.getByRole("menuitemradio", { name: "In progress" }).click()
    const message = page.getByRole("alert").filter({ hasText: "Failed to" })
    await message.hover()
    await inspectPage({ page, where: `a failed change at ${width} px`, minTargetSize: 24, counter })
    await message.getByRole("button").click()
    await database.repairTable("assignment")
  }
})

function pathsWithRequests(visitor: Visitor): string[] {
  return screensOf(visitor).filter((path) => !pathsWithoutRequests.includes(path))
}
