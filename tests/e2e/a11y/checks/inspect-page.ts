import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "playwright/test"
import { readMotion } from "./motion.ts"
import { findLost, sideways } from "./reflow.ts"
import { findUnsaid } from "./unlinked-errors.ts"
import { measureTargets } from "./touch-targets.ts"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** What a run has looked at until now. */
export type A11yCount = { states: number; violations: number; targets: number; small: number }

export type InspectedPage = {
  page: Page
  /** Said with each finding. */
  where: string
  /** CSS pixels that a target has at least: 24, and 44 where a child touches it. */
  finger: number
  counter: A11yCount
}

/**
 * Looks at what is on the screen, in light and then in dark, without loading it twice: axe, the targets, what moves though motion
 * is unwanted, what a narrow page loses, what a field does not say of itself, and the page's frame. Each finding fails the test, after all of them have been told.
 */
export async function inspectPage(at: InspectedPage): Promise<void> {
  const { page, where, counter } = at
  // A banner that waits for the server turns as long as it does.
  await expect(page.locator(".mantine-Skeleton-root, .mantine-Loader-root:not([aria-hidden])"), where).toHaveCount(0)
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme)
    const found = await findViolations(page)
    counter.states += 1
    counter.violations += found.length
    expect.soft(found, `${where}, ${colorScheme}`).toEqual([])
  }
  expect.soft(await findUnsaid(page), `${where}: refused, and its field does not say so`).toEqual([])
  expect.soft(await readMotion(page), `${where}: what moves although motion is unwanted`).toEqual([])
  await lookAtFrame(page, where)
  await lookAtReflow(page, where)
  const { seen, small } = await measureTargets(page, at.finger)
  counter.targets += seen
  counter.small += small.length
  expect.soft(small, `${where}: targets below ${at.finger} px`).toEqual([])
}

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Without a page of its own for the report: there are no frames of other sites to look into.
    .setLegacyMode(true)
    .withTags(tags)
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 240)}`))
}

/** Its language, a title of its own, and one heading above all. */
async function lookAtFrame(page: Page, where: string): Promise<void> {
  const frame = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    headings: [...document.querySelectorAll("h1")].filter((heading) => heading.checkVisibility()).length,
  }))
  expect.soft(frame, where).toEqual({ lang: "en", title: expect.stringMatching(/Hearthbook/), headings: 1 })
}

/** Nothing is scrolled to sideways; and at 320 px not at 256 px of height either, which is 1280 × 1024 at 400 %. */
async function lookAtReflow(page: Page, where: string): Promise<void> {
  expect.soft(await sideways(page), `${where} scrolls sideways by so many pixels`).toBe(0)
  const size = page.viewportSize()
  if (size?.width !== 320) return
  await page.setViewportSize({ width: 320, height: 256 })
  expect.soft(await sideways(page), `${where} scrolls sideways at 400 % by so many pixels`).toBe(0)
  expect.soft(await findLost(page), `${where}: lost at 400 %`).toEqual([])
  await page.setViewportSize(size)
}
