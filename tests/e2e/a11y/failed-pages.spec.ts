import { mergeTests, type Page } from "playwright/test"
import { newParent, register } from "../pages/access.ts"
import { giveLogin, openAsChild } from "../pages/child-login.ts"
import { openHousehold } from "../pages/dashboard.ts"
import { openFamily } from "../pages/family.ts"
import { inspectPage, type A11yCount } from "./checks/inspect-page.ts"
import { watchMotion } from "./checks/motion.ts"
import { fingerOf } from "./open-screen.ts"
import { assignmentCard } from "../pages/records.ts"
import { inParts, screensOf, type Visitor } from "./screens.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { goWhereItFails } from "../pages/failed-page.ts"
import { expect } from "../fixtures/test.ts"
import { test as failing } from "../fixtures/failing-database.ts"

const test = mergeTests(failing, counted)

test.use({ allowedConsoleErrors: [/status of 50\d|TRPCClientError: An unexpected error/] })

/** What asks for nothing, and so cannot fail: it is looked at among the full ones. One's preferences come with who one is. */
const asksNothing = [
  "/unauthorized",
  "/student/onboarding",
  "/admin/dashboard",
  "/settings?tab=preferences",
  "/student/assignments?work=unknown",
]

/** A piece of work that there may be, as far as its address tells. */
const someWork = "/student/assignments?work=01990000-0000-7000-8000-000000000000"

async function lookAtFailed(page: Page, visitor: Visitor, paths: string[], counter: A11yCount): Promise<void> {
  for (const path of paths) {
    await goWhereItFails(page, path, page.getByRole("main").getByRole("alert").first())
    const where = `${path} that failed at ${page.viewportSize()?.width} px`
    await inspectPage({ page, where, finger: fingerOf(visitor), counter })
  }
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px a screen that cannot be loaded is as good as one that can`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const [part, paths] of inParts(asking("parent"), 5).entries()) {
      test(
        `of a parent's, part ${part + 1}`,
        { tag: "@site.empty-and-failing-screens" },
        async ({ page, database, counter }) => {
          await page.emulateMedia({ reducedMotion: "reduce" })
          await watchMotion(page)
          await page.clock.install()
          await register(page, newParent("Nora"))
          await page.goto("/robots.txt")
          // From a page that none of these is: what has been answered once would be shown.
          await page.goto(
            paths.some((path) => path.startsWith("/settings")) ? "/students" : "/settings?tab=preferences",
          )
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
          await database.cut()
          await lookAtFailed(page, "parent", paths, counter)
          await database.restore()
        },
      )
    }

    test("of a child's", { tag: "@site.empty-and-failing-screens" }, async ({ page, browser, database, counter }) => {
      const { children } = await openHousehold(page, ["Ada"])
      const child = await openAsChild(browser, page, await giveLogin(page, children.get("Ada") ?? ""))
      await child.setViewportSize({ width, height: 800 })
      await child.emulateMedia({ reducedMotion: "reduce" })
      await watchMotion(child)
      await child.clock.install()
      await child.goto("/student/onboarding")
      await expect(child.getByRole("heading", { level: 1 })).toBeVisible()
      await database.cut()
      await lookAtFailed(child, "child", [...asking("child"), someWork], counter)
      await database.restore()
      await child.context().close()
    })
  })
}

test("what could not be done is told in a message that is as good as a page", async ({ page, database, counter }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await watchMotion(page)
  await openFamily(page)
  await page.goto("/assignments")
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await database.breakTable("assignment")
    await assignmentCard(page, "Moon phases")
      .getByRole("button", { name: /^Status of/ })
      .click()
    await page.getByRole("menuitemradio", { name: "In Progress" }).click()
    const message = page.getByRole("alert").filter({ hasText: "Failed to" })
    await message.hover()
    await inspectPage({ page, where: `a change that failed at ${width} px`, finger: 24, counter })
    await message.getByRole("button").click()
    await database.repairTable("assignment")
  }
})

function asking(visitor: Visitor): string[] {
  return screensOf(visitor).filter((path) => !asksNothing.includes(path))
}
