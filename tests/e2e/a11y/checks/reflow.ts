import type { Page } from "playwright/test"

/**
 * What a page loses where it has little room (WCAG 1.4.10): words that stand beyond the screen's edge, or that something around
 * them cuts off, where nothing can be scrolled to them. Words that end in an ellipsis on purpose are not lost.
 */
export function findLost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost = new Set<string>()
    const edge = document.documentElement.clientWidth
    const scrolls = (element: Element, style: CSSStyleDeclaration) =>
      /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth
    /** In an hour's box of a calendar, say, which is called by all of its words, and opens to them. */
    const isToldByName = (element: Element, words: string) =>
      element.closest("button[aria-label], a[aria-label]")?.getAttribute("aria-label")?.includes(words) ?? false
    const isHiddenOnPurpose = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width <= 1 || height <= 1
    }

    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const own = node.parentElement
      if (!own || !node.textContent?.trim() || own.closest("script, style, noscript, .skip-link, [aria-hidden=true]"))
        continue
      if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (isToldByName(own, node.textContent.trim())) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width, top, bottom } = range.getBoundingClientRect()
      if (width === 0) continue
      const tell = (how: string) => lost.add(`${how}: '${node?.textContent?.trim().slice(0, 50)}'`)
      let isOff = right > edge + 1 || left < -1
      let around: Element | null = own
      for (; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        if (isHiddenOnPurpose(around) && style.overflowX !== "visible") break
        if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") break
        if (scrolls(around, style) || /auto|scroll/.test(style.overflowY)) break
        if (style.overflowX !== "visible" && (right > box.right + 2 || left < box.left - 2)) tell("cut off at the side")
        if (style.overflowY !== "visible" && (bottom > box.bottom + 3 || top < box.top - 3)) tell("cut off in height")
        if (style.position === "fixed") break
      }
      if (around && around !== document.body && getComputedStyle(around).position !== "fixed") isOff = false
      if (isOff) tell("beyond the edge")
    }
    return [...lost]
  })
}

/** By how many pixels the page scrolls sideways; 0 is as it should be. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement
    return Math.max(0, scrollWidth - clientWidth)
  })
}

/**
 * Words that end in an ellipsis, and that nothing on the screen tells in full: a link or a button of that name leads to them, and a
 * field is scrolled.
 */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>()
    for (const element of document.querySelectorAll("body *:not(input)")) {
      const words = element.textContent?.trim()
      if (!words || element.closest("a, button") || !element.checkVisibility()) continue
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      const isTooWide = textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1
      const isTooHigh = webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 3
      if (isTooWide || isTooHigh) cut.add(words.slice(0, 60))
    }
    return [...cut]
  })
}
