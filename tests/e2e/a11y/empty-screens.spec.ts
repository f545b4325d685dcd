import { mergeTests } from "playwright/test"
import { newParent, register } from "../pages/access.ts"
import { giveLogin, openAsChild } from "../pages/child-login.ts"
import { openHousehold } from "../pages/dashboard.ts"
import { watchMotion } from "./checks/motion.ts"
import { lookAt } from "./open-screen.ts"
import { inParts, screensOf } from "./screens.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { test as base } from "../fixtures/test.ts"

const test = mergeTests(base, counted)

test.describe.configure({ mode: "parallel" })

for (const width of [320, 1280]) {
  test.describe(`at ${width} px a screen on which there is nothing yet is as good as a full one`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const [part, paths] of inParts(screensOf("parent"), 6).entries()) {
      test(
        `of a parent's who has just come, part ${part + 1}`,
        { tag: "@site.empty-and-failing-screens" },
        async ({ page, counter }) => {
          await page.emulateMedia({ reducedMotion: "reduce" })
          await watchMotion(page)
          await register(page, newParent("Nell"))
          for (const path of paths.filter((path) => !path.startsWith("/admin"))) {
            await lookAt(page, "parent", path, counter)
          }
        },
      )
    }

    for (const [part, paths] of inParts(screensOf("child"), 6).entries()) {
      test(`of a child's with nothing to do, part ${part + 1}`, async ({ page, browser, counter }) => {
        const { children } = await openHousehold(page, ["Ada"])
        const child = await openAsChild(browser, page, await giveLogin(page, children.get("Ada") ?? ""))
        await child.setViewportSize({ width, height: 800 })
        await child.emulateMedia({ reducedMotion: "reduce" })
        await watchMotion(child)
        for (const path of paths) await lookAt(child, "child", path, counter)
        await child.context().close()
      })
    }
  })
}
