import { mergeTests } from "playwright/test"
import { openDashboard } from "../pages/access.ts"
import { watchMotion } from "./checks/motion.ts"
import { inspectScreen } from "./open-screen.ts"
import { parentOverlays, visitorOverlays, type Overlay } from "./overlays.ts"
import { chunk } from "./screens.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { test as base } from "../fixtures/test.ts"

const test = mergeTests(base, counted)

test.describe.configure({ mode: "parallel" })
test.use({ actionTimeout: 15_000 })

/** The number of overlays per test. */
const perTest = 5

/** Groups the overlays of a screen width by the page they open over. */
function byPage(overlays: Overlay[], width: number): Map<string, Overlay[]> {
  const pages = new Map<string, Overlay[]>()
  for (const over of overlays) {
    const isShown = over.only === undefined || (over.only === "phone") === (width === 320)
    const page = over.path.replace(/\?.*/, "")
    if (isShown) pages.set(page, [...(pages.get(page) ?? []), over])
  }
  return pages
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px overlays are accessible`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) => watchMotion(page))

    for (const [path, overlays] of byPage(parentOverlays, width)) {
      for (const [part, group] of chunk(overlays, perTest).entries()) {
        test(`for a parent over ${path}, part ${part + 1}`, { tag: "@site.overlays" }, async ({ page, counter }) => {
          await openDashboard(page)
          for (const over of group) await inspectScreen(page, "parent", over.path, counter, over)
        })
      }
    }

    test("for a visitor", async ({ page, counter }) => {
      for (const over of [...byPage(visitorOverlays, width).values()].flat()) {
        await inspectScreen(page, "anyone", over.path, counter, over)
      }
    })
  })
}
