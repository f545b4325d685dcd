import { openDashboard } from "../../pages/access.ts"
import { expect, test } from "../../fixtures/test.ts"

test.use({ viewport: { width: 1280, height: 800 } })

test(
  "the demo family's week is at most 1,400 px tall, in chips of two lines",
  { tag: "@week.height" },
  async ({ page }) => {
    await openDashboard(page)
    // Weeks of five school days, which no other test changes.
    for (const path of ["/week?week=2026-10-26", "/week?week=2026-11-09"]) {
      await page.goto(path)
      await expect(page.locator("main td li[data-chip]").first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(1400)
      const broken = await page.locator("main td li[data-chip]").evaluateAll((chips) =>
        chips.flatMap((chip) => {
          const words = [...chip.children].find(({ textContent, tagName }) => tagName === "DIV" && textContent !== "")
          if (!words) return [chip.getAttribute("aria-label")]
          const { lineHeight, webkitLineClamp } = getComputedStyle(words)
          // A longer text ends in an ellipsis, and the tooltip has all of it.
          const isCut = words.scrollHeight > words.clientHeight + 1
          const isBad =
            words.clientHeight > 2 * Number.parseFloat(lineHeight) + 1 ||
            words.scrollWidth > words.clientWidth ||
            (isCut && (webkitLineClamp !== "2" || !chip.getAttribute("title")))
          return isBad ? [chip.getAttribute("aria-label")] : []
        }),
      )
      expect(broken, path).toEqual([])
    }
  },
)
