import { mergeTests, type Page } from "playwright/test"
import { eli, hannah, openDashboard, signIn } from "../pages/access.ts"
import { watchMotion } from "./checks/motion.ts"
import { inspectScreen } from "./open-screen.ts"
import { childOverlays } from "./overlays.ts"
import { chunk, screensOf } from "./screens.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { expect, test as base } from "../fixtures/test.ts"

const test = mergeTests(base, counted)

test.describe.configure({ mode: "parallel" })
test.use({
  serverSettings: { ADMIN_EMAILS: hannah.email },
  // The server refuses the unknown links of the list, and does not find the shared transcript.
  allowedConsoleErrors: [/status of 40[04]/],
})

/** Splits the paths into chunks, each named after its first and last path. */
function namedChunks(paths: string[], size: number): [string, string[]][] {
  return chunk(paths, size).map((part) => [`${part[0]} to ${part.at(-1)}`, part])
}

async function enterAsChild(page: Page): Promise<void> {
  await signIn(page, eli)
  await expect(page).toHaveURL("/student/dashboard")
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px every screen fits and passes axe in both themes`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) => watchMotion(page))

    for (const [name, paths] of namedChunks(screensOf("parent"), 6)) {
      test(`for a parent: ${name}`, { tag: "@site.screens" }, async ({ page, counter }) => {
        await openDashboard(page)
        for (const path of paths) await inspectScreen(page, "parent", path, counter)
      })
    }

    test.describe("for a child", { tag: "@site.screens" }, () => {
      for (const [name, paths] of namedChunks(screensOf("child"), 6)) {
        test(name, async ({ page, counter }) => {
          await enterAsChild(page)
          for (const path of paths) await inspectScreen(page, "child", path, counter)
        })
      }
    })

    test("for a child's overlays", { tag: "@site.screens" }, async ({ page, counter }) => {
      await enterAsChild(page)
      for (const over of childOverlays) await inspectScreen(page, "child", over.path, counter, over)
    })

    test.describe("for signed-out visitors", { tag: "@site.screens" }, () => {
      for (const [name, paths] of namedChunks(screensOf("anyone"), 9)) {
        test(name, async ({ page, counter }) => {
          for (const path of paths) await inspectScreen(page, "anyone", path, counter)
        })
      }
    })
  })
}
