import { expect, type Locator, type Page } from "playwright/test"

/** How something is drawn where the system's colors are forced on a page. Of an own ground only its alpha is left: it is the page's. */
type Drawn = { fill: string; edges: string[] }

/** All that `found` are, in their order. */
function readDrawn(found: Locator): Promise<Drawn[]> {
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

/** What is chosen is drawn otherwise than what is not. Says how many it has seen of both. */
export async function expectTold(page: Page, what: string, chosen: string, other: string): Promise<number> {
  await expect(page.locator(chosen).first(), `${what}: something is chosen`).toBeAttached()
  await expect(page.locator(other).first(), `${what}: something is not`).toBeAttached()
  const set = await readDrawn(page.locator(chosen))
  const rest = await readDrawn(page.locator(other))
  const looks = new Set(rest.map((drawn) => JSON.stringify(drawn)))
  for (const drawn of set) expect.soft([...looks], `${what}: chosen`).not.toContain(JSON.stringify(drawn))
  return set.length + rest.length
}

/** It has an edge on all its sides. Says how many there are of it. */
export async function expectEdged(page: Page, what: string, selector: string): Promise<number> {
  await expect(page.locator(selector).first(), what).toBeAttached()
  const all = await readDrawn(page.locator(selector))
  for (const { edges, fill } of all) {
    expect.soft(edges, `${what}: its edges`).not.toContain("none")
    for (const edge of edges) expect.soft(edge, `${what}: its edge in the color of its ground`).not.toContain(fill)
  }
  return all.length
}

/** It has a ground of its own, which is not the page's. Says how many there are of it. */
export async function expectFilled(page: Page, what: string, selector: string): Promise<number> {
  await expect(page.locator(selector).first(), what).toBeAttached()
  const [paper] = await readDrawn(page.locator("body"))
  const all = await readDrawn(page.locator(selector))
  for (const { fill } of all) expect.soft(fill, `${what}: its ground`).not.toBe(paper?.fill)
  return all.length
}

/** A link has one line under it at most, and none above. Says how many there are. */
export async function expectOneLine(page: Page, selector: string): Promise<number> {
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
