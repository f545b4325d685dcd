import { expect, type Locator, type Page } from "playwright/test"

/**
 * An element's background and borders in forced colors mode. The browser replaces backgrounds with the page's and keeps only their
 * alpha.
 */
type Look = { fill: string; edges: string[] }

/** Reads the looks of all matching elements, in document order. */
function readLooks(found: Locator): Promise<Look[]> {
  return found.evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      const solid = (color: string) => color.replace(/^rgba\((.+), [\d.]+\)$/, "rgb($1)")
      const paper = getComputedStyle(document.body).backgroundColor
      const isClear = style.backgroundColor.endsWith(", 0)")
      const sides = ["top", "right", "bottom", "left"].map((side) => {
        const [width, line, color] = ["width", "style", "color"].map((part) =>
          style.getPropertyValue(`border-${side}-${part}`),
        )
        return line === "none" || width === "0px" ? "none" : `${width} ${line} ${color}`
      })
      return { fill: solid(isClear ? paper : style.backgroundColor), edges: sides }
    }),
  )
}

/** Expects selected elements to look unlike unselected ones. Returns how many elements were compared. */
export async function expectDistinct(page: Page, what: string, chosen: string, other: string): Promise<number> {
  await expect(page.locator(chosen).first(), `${what}: has a selected element`).toBeAttached()
  await expect(page.locator(other).first(), `${what}: has an unselected element`).toBeAttached()
  const set = await readLooks(page.locator(chosen))
  const rest = await readLooks(page.locator(other))
  const looks = new Set(rest.map((drawn) => JSON.stringify(drawn)))
  for (const drawn of set) expect.soft([...looks], `${what}: selected`).not.toContain(JSON.stringify(drawn))
  return set.length + rest.length
}

/** Expects a visible border on all sides. Returns how many elements match. */
export async function expectBorder(page: Page, what: string, selector: string): Promise<number> {
  await expect(page.locator(selector).first(), what).toBeAttached()
  const all = await readLooks(page.locator(selector))
  for (const { edges, fill } of all) {
    expect.soft(edges, `${what}: borders`).not.toContain("none")
    for (const edge of edges) expect.soft(edge, `${what}: border in the color of the background`).not.toContain(fill)
  }
  return all.length
}

/** Expects a background that differs from the page's. Returns how many elements match. */
export async function expectBackground(page: Page, what: string, selector: string): Promise<number> {
  await expect(page.locator(selector).first(), what).toBeAttached()
  const [paper] = await readLooks(page.locator("body"))
  const all = await readLooks(page.locator(selector))
  for (const { fill } of all) expect.soft(fill, `${what}: background`).not.toBe(paper?.fill)
  return all.length
}

/** Expects links to have at most one line below them and none above. Returns how many links match. */
export async function expectSingleUnderline(page: Page, selector: string): Promise<number> {
  await expect(page.locator(selector).first()).toBeVisible()
  const lines = await page.locator(selector).evaluateAll((links) =>
    links.map((link) => {
      const style = getComputedStyle(link)
      const isDrawn = (width: string, line: string) =>
        width !== "0px" && line !== "none" && style.borderImageSource === "none"
      const below = isDrawn(style.borderBottomWidth, style.borderBottomStyle) ? 1 : 0
      const above = isDrawn(style.borderTopWidth, style.borderTopStyle) ? 1 : 0
      return { below: below + (style.textDecorationLine.includes("underline") ? 1 : 0), above }
    }),
  )
  for (const { below, above } of lines) {
    expect.soft(below, "lines under a link").toBeLessThanOrEqual(1)
    expect.soft(above, "lines above a link").toBe(0)
  }
  return lines.length
}
