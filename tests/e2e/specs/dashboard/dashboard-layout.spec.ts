import type { Page } from "playwright/test"
import { openDashboard } from "../../pages/access.ts"
import { childCard, openSchoolDay } from "../../pages/dashboard.ts"
import { expect, test } from "../../fixtures/test.ts"

/** Opens the demo family on a school day, and returns the height of the page, and of what today needs. */
async function measure(page: Page): Promise<{ page_height: number; day_height: number }> {
  await openDashboard(page)
  await openSchoolDay(page)
  await expect(childCard(page, "Eli")).toBeVisible()
  // Both parts load after the first paint.
  await expect(page.getByRole("region", { name: "Requirements and filings" })).toBeVisible()
  await expect(page.getByLabel("Title of a new assignment")).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const box = await page.getByRole("region", { name: "Today by child" }).boundingBox()
  const page_height = await page.evaluate(() => document.documentElement.scrollHeight)
  return { page_height, day_height: (box?.y ?? 0) + (box?.height ?? Number.NaN) }
}

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test("what today needs is in the first screen, with no action", { tag: "@dashboard.heights" }, async ({ page }) => {
    const { page_height, day_height } = await measure(page)
    expect(day_height).toBeLessThanOrEqual(800)
    expect(page_height).toBeLessThanOrEqual(1800)
    const open = page.getByRole("checkbox", { name: /: done$/, checked: false })
    expect(await open.count()).toBeGreaterThan(5)
    for (const tick of await open.all()) await expect(tick).toBeInViewport()
  })

  test(
    "a row is 32 px high, and its box to select shows at the pointer",
    { tag: "@dashboard.heights" },
    async ({ page }) => {
      await measure(page)
      const rows = page.getByRole("list", { name: /^Today, / }).getByRole("listitem")
      expect(await rows.count()).toBeGreaterThan(5)
      for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(32)
      const box = page.getByRole("checkbox", { name: /^Select / }).first()
      const shown = () => box.evaluate((element) => element.checkVisibility({ opacityProperty: true }))
      expect(await shown()).toBe(false)
      await rows
        .filter({ has: page.getByRole("checkbox", { name: /^Select / }) })
        .first()
        .hover()
      expect(await shown()).toBe(true)
      await box.check()
      await page.mouse.move(0, 0)
      expect(await shown()).toBe(true)
    },
  )
})

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

  test("the days have two columns", { tag: "@dashboard.heights" }, async ({ page }) => {
    expect((await measure(page)).page_height).toBeLessThanOrEqual(2400)
    const [eli, grace, nora] = await Promise.all(
      ["Eli", "Grace", "Nora"].map((name) => childCard(page, name).boundingBox()),
    )
    expect(grace?.y).toBe(eli?.y)
    expect(nora?.x).toBe(eli?.x)
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("one child's day is short, and its rows are 44 px high", { tag: "@dashboard.heights" }, async ({ page }) => {
    expect((await measure(page)).page_height).toBeLessThanOrEqual(1700)
    await expect(childCard(page, "Grace")).toBeHidden()
    const rows = childCard(page, "Eli").getByRole("list", { name: "Today, Eli" }).getByRole("listitem")
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.getByRole("tab", { name: /^Grace/ }).tap()
    await expect(childCard(page, "Grace")).toBeVisible()
    await expect(childCard(page, "Eli")).toBeHidden()
    await page.reload()
    await expect(childCard(page, "Grace")).toBeVisible()
  })
})

for (const width of [1024, 1280, 1600]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test("no block of the timeline has cut or turned text", { tag: "@dashboard.durations" }, async ({ page }) => {
      await measure(page)
      const blocks = page.locator("[data-timeline] [data-block]")
      // The schedule loads after the first paint.
      await expect.poll(() => blocks.count()).toBeGreaterThan(5)
      const broken = await blocks.evaluateAll((all) =>
        all.flatMap((block) => {
          const isCut = block.textContent !== "" && block.scrollWidth > block.clientWidth
          const isTurned = getComputedStyle(block).writingMode !== "horizontal-tb"
          return isCut || isTurned ? [block.textContent] : []
        }),
      )
      expect(broken).toEqual([])
    })
  })
}
