import { expect, type Locator, type Page } from "playwright/test"

/** The first sentence of the banner and of a failed form. */
export const outageText = "Hearthbook cannot reach its records just now."
/** The message of such a form once the database is back. */
export const backOnlineText = "Hearthbook is back. Please try again."
export const findBanner = (page: Page) => page.getByRole("status").filter({ hasText: outageText })

/** Expects an element to be fully visible above the banner. */
export async function expectNotCovered(shown: Locator, banner: Locator): Promise<void> {
  await expect(async () => {
    await expect(shown).toBeInViewport({ ratio: 1, timeout: 500 })
    const [above, below] = [await shown.boundingBox(), await banner.locator(":scope > div").boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  }).toPass({ timeout: 5000 })
}

/** Presses Tab a number of times and returns the focused elements that the banner covers, even in part. */
export async function findFocusedBehind(banner: Locator, page: Page, tabs: number): Promise<string[]> {
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
