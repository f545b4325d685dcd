import { expect, type Locator, type Page } from "playwright/test"

/** What the banner says first, and a form that failed. */
export const words = "Hearthbook cannot reach its records just now."
/** What such a form says once it can be tried again. */
export const backWords = "Hearthbook is back. Please try again."
export const findBanner = (page: Page) => page.getByRole("status").filter({ hasText: words })

/** That all of it can be seen: on the screen, and not under the banner. */
export async function expectClear(shown: Locator, banner: Locator): Promise<void> {
  await expect(async () => {
    await expect(shown).toBeInViewport({ ratio: 1, timeout: 500 })
    const [above, below] = [await shown.boundingBox(), await banner.locator(":scope > div").boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  }).toPass({ timeout: 5000 })
}

/** What has the keyboard and stands under the banner, wholly or in part, one after the other as Tab leads there. */
export async function focusedUnder(banner: Locator, page: Page, tabs: number): Promise<string[]> {
  const found: string[] = []
  for (let tab = 0; tab < tabs; tab += 1) {
    await page.keyboard.press("Tab")
    const hidden = await banner.evaluate((element) => {
      const focused = document.activeElement
      if (!focused || focused === document.body || element.contains(focused)) return null
      const [above, below] = [focused.getBoundingClientRect(), element.getBoundingClientRect()]
      const isApart = above.bottom <= below.top || above.top >= below.bottom
      return isApart ? null : focused.outerHTML
    })
    if (hidden) found.push(hidden)
  }
  return found
}
