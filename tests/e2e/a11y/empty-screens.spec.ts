import { mergeTests } from "playwright/test"
import { newParent, register } from "../pages/access.ts"
import { createLogin, openAsChild } from "../pages/child-login.ts"
import { openFamilyWithChildren } from "../pages/dashboard.ts"
import { watchMotion } from "./checks/motion.ts"
import { inspectScreen } from "./open-screen.ts"
import { chunk, screensOf } from "./screens.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { test as base } from "../fixtures/test.ts"

const test = mergeTests(base, counted)

test.describe.configure({ mode: "parallel" })

for (const width of [320, 1280]) {
  test.describe(`at ${width} px empty screens are accessible`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const [part, paths] of chunk(screensOf("parent"), 6).entries()) {
      test(
        `for a new parent, part ${part + 1}`,
        { tag: "@site.empty-and-failing-screens" },
        async ({ page, counter }) => {
          await page.emulateMedia({ reducedMotion: "reduce" })
          await watchMotion(page)
          await register(page, newParent("Nell"))
          for (const path of paths.filter((path) => !path.startsWith("/admin"))) {
            await inspectScreen(page, "parent", path, counter)
          }
        },
      )
    }

    for (const [part, paths] of chunk(screensOf("child"), 6).entries()) {
      test(`for a child without work, part ${part + 1}`, async ({ page, browser, counter }) => {
        const { children } = await openFamilyWithChildren(page, ["Ada"])
        const child = await openAsChild(browser, page, await createLogin(page, children.get("Ada") ?? ""))
        await child.setViewportSize({ width, height: 800 })
        await child.emulateMedia({ reducedMotion: "reduce" })
        await watchMotion(child)
        for (const path of paths) await inspectScreen(child, "child", path, counter)
        await child.context().close()
      })
    }
  })
}
