import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "playwright/test"
import { readMotion } from "./motion.ts"
import { findClippedText, measureOverflow } from "./reflow.ts"
import { findUnlinkedErrors } from "./unlinked-errors.ts"
import { findWrongPlurals } from "./counted-words.ts"
import { measureTargets } from "./touch-targets.ts"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** The counts of a worker so far. */
export type A11yCount = { states: number; violations: number; targets: number; small: number }

export type InspectedPage = {
  page: Page
  /** Names the page in each failure. */
  where: string
  /** Minimum target size in CSS pixels: 24 for adults, 44 for children. */
  minTargetSize: number
  counter: A11yCount
}

/**
 * Checks the current page in the light and the dark theme without reloading: axe, target sizes, reduced motion, reflow, errors that
 * are not linked to their field, counted words, and the page's frame. Failures are soft, so the test lists all of them.
 */
export async function inspectPage(at: InspectedPage): Promise<void> {
  const { page, where, counter } = at
  // A banner that waits for the server keeps an aria-hidden loader.
  await expect(page.locator(".mantine-Skeleton-root, .mantine-Loader-root:not([aria-hidden])"), where).toHaveCount(0)
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme)
    const found = await findViolations(page)
    counter.states += 1
    counter.violations += found.length
    expect.soft(found, `${where}, ${colorScheme}`).toEqual([])
  }
  expect.soft(await findWrongPlurals(page), `${where}: counts with the wrong form of their noun`).toEqual([])
  expect.soft(await findUnlinkedErrors(page), `${where}: errors that are not linked to their field`).toEqual([])
  expect.soft(await readMotion(page), `${where}: motion despite reduced motion`).toEqual([])
  await checkFrame(page, where)
  await checkReflow(page, where)
  const { seen, small } = await measureTargets(page, at.minTargetSize)
  counter.targets += seen
  counter.small += small.length
  expect.soft(small, `${where}: targets below ${at.minTargetSize} px`).toEqual([])
}

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Legacy mode opens no extra page for the report. There are no frames of other sites to check.
    .setLegacyMode(true)
    .withTags(tags)
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 240)}`))
}

/** Expects a language, a title and a single visible h1. */
async function checkFrame(page: Page, where: string): Promise<void> {
  const frame = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    headings: [...document.querySelectorAll("h1")].filter((heading) => heading.checkVisibility()).length,
  }))
  expect.soft(frame, where).toEqual({ lang: "en", title: expect.stringMatching(/Hearthbook/), headings: 1 })
}

/** Expects no horizontal scrolling. At 320 px it also checks 320 × 256 px, which is 1280 × 1024 at 400 % zoom. */
async function checkReflow(page: Page, where: string): Promise<void> {
  expect.soft(await measureOverflow(page), `${where} scrolls horizontally by this many pixels`).toBe(0)
  const size = page.viewportSize()
  if (size?.width !== 320) return
  await page.setViewportSize({ width: 320, height: 256 })
  expect.soft(await measureOverflow(page), `${where} scrolls horizontally at 400 % by this many pixels`).toBe(0)
  expect.soft(await findClippedText(page), `${where}: clipped text at 400 %`).toEqual([])
  await page.setViewportSize(size)
}
