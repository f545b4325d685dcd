import type { Page } from "playwright/test"
import sharp from "sharp"

type Box = { left: number; top: number; right: number; bottom: number }
type Size = { width: number; height: number }

/** CSS pixels from its edge, within or without, that a ring may lie. */
const reach = 6
/** How much of a side it covers: its corners are round. */
const least = 0.6

/**
 * The sides of what has the keyboard on which nothing is painted that is not there without it. stop.ts asks for the style, which
 * says nothing of a ring that is cut off: here two pictures are compared. What has the keyboard loses it.
 */
export async function findUnringed(page: Page): Promise<string[]> {
  const boxes = await readBoxes(page)
  // Without the caret of a text field: a picture has none.
  const take = () => page.screenshot({ scale: "css", animations: "disabled" })
  const focused = await take()
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const { isChanged, size } = await compare(focused, await take())
  const missing = boxes.map((lines) => {
    const bare = lines.map((box) => sidesWithout(box, size, isChanged))
    // Of words that go over two lines and more, the ring has no side where two of them meet.
    return lines.length > 1 && bare.every((sides) => sides.length <= 2) ? [] : bare.flat()
  })
  return missing.sort((one, other) => one.length - other.length)[0] ?? []
}

/** What differs between two pictures of one size, place by place. */
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
      const near = Array.from({ length: 2 * reach + 1 }, (_, index) => Math.round(at) - reach + index)
      if (near.some((place) => differs(place, along))) painted += 1
    }
    return painted < (to - from) * least
  }
  return sides.filter(isBare).map(({ side }) => side)
}

/**
 * Where its ring may be drawn: around itself, its words, or what draws it, as the track of a switch or the frame of a field; or
 * around what it covers, as a card's title does its card. Of each, a box for each of its lines. In the middle of the screen, where no bar of the shell is over it.
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
