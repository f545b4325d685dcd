import type { Page } from "playwright/test"
import sharp from "sharp"

type Box = { left: number; top: number; right: number; bottom: number }
type Size = { width: number; height: number }

/** How many CSS pixels inside or outside an element's edge a focus ring may be drawn. */
const ringDistance = 6
/** The share of a side that the ring must cover. It is below 1 because corners are round. */
const minCoverage = 0.6

/**
 * Finds the sides of the focused element where no focus ring is painted, by comparing screenshots with and without focus.
 * tab-stop.ts reads computed styles, which cannot show that a ring is clipped. The element loses focus.
 */
export async function findSidesWithoutRing(page: Page): Promise<string[]> {
  const boxes = await readBoxes(page)
  // Playwright hides the caret of a text field in screenshots.
  const take = () => page.screenshot({ scale: "css", animations: "disabled" })
  const focused = await take()
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const { isChanged, size } = await compare(focused, await take())
  const missing = boxes.map((lines) => {
    const bare = lines.map((box) => sidesWithout(box, size, isChanged))
    // The ring of text that wraps has no side where two lines meet.
    return lines.length > 1 && bare.every((sides) => sides.length <= 2) ? [] : bare.flat()
  })
  return missing.sort((one, other) => one.length - other.length)[0] ?? []
}

/** Compares two screenshots of the same size, pixel by pixel. */
async function compare(
  one: Buffer,
  other: Buffer,
): Promise<{ isChanged: (x: number, y: number) => boolean; size: Size }> {
  const { data, info } = await sharp(one).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const second = await sharp(other).removeAlpha().raw().toBuffer()
  const isChanged = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= info.width || y >= info.height) return false
    const at = (y * info.width + x) * info.channels
    return !data.subarray(at, at + info.channels).equals(second.subarray(at, at + info.channels))
  }
  return { isChanged, size: info }
}

function sidesWithout(box: Box, { width, height }: Size, isChanged: (x: number, y: number) => boolean): string[] {
  const [left, top] = [Math.max(0, Math.round(box.left)), Math.max(0, Math.round(box.top))]
  const [right, bottom] = [Math.min(width, Math.round(box.right)), Math.min(height, Math.round(box.bottom))]
  const across = { from: left, to: right, differs: (at: number, along: number) => isChanged(along, at) }
  const down = { from: top, to: bottom, differs: (at: number, along: number) => isChanged(at, along) }
  const sides = [
    { side: "left", at: box.left, end: width, ...down },
    { side: "top", at: box.top, end: height, ...across },
    { side: "right", at: box.right, end: width, ...down },
    { side: "bottom", at: box.bottom, end: height, ...across },
  ]
  const isBare = ({ at, end, from, to, differs }: (typeof sides)[number]) => {
    if (at < 0 || at > end) return false
    let painted = 0
    for (let along = from; along < to; along += 1) {
      const near = Array.from({ length: 2 * ringDistance + 1 }, (_, index) => Math.round(at) - ringDistance + index)
      if (near.some((place) => differs(place, along))) painted += 1
    }
    return painted < (to - from) * minCoverage
  }
  return sides.filter(isBare).map(({ side }) => side)
}

/**
 * Reads the boxes around which the focus ring may be drawn: the element, its label, its visual part (such as a switch's track), and
 * its ancestors, because a card's title link covers the card. Each has one box per line of text. The element is scrolled to the
 * center first, where no bar of the shell covers it.
 */
function readBoxes(page: Page): Promise<Box[][]> {
  return page.evaluate(() => {
    const active = document.activeElement ?? document.body
    active.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" })
    const own = active.getBoundingClientRect()
    const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : []
    const drawn: Element[] = [active, ...labels]
    if (active.nextElementSibling) drawn.push(active.nextElementSibling)
    for (
      let around: Element | null = active.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      if (around.matches("main")) break
      drawn.push(around)
    }
    return drawn
      .filter((part) => {
        const { width, height } = part.getBoundingClientRect()
        return width >= Math.min(own.width, 16) && height >= Math.min(own.height, 12)
      })
      .map((part) => [...part.getClientRects()].map(({ left, top, right, bottom }) => ({ left, top, right, bottom })))
  })
}
