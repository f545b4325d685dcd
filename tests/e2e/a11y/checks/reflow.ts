import type { Page } from "playwright/test"

/**
 * Finds text that is outside the viewport or clipped by an ancestor and cannot be scrolled into view (WCAG 1.4.10). Text that is
 * truncated with an ellipsis on purpose is not reported.
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost = new Set<string>()
    const edge = document.documentElement.clientWidth
    const scrolls = (element: Element, style: CSSStyleDeclaration) =>
      /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth
    /** The accessible name of a link or button around the text contains it, as in a calendar entry. */
    const isInAccessibleName = (element: Element, words: string) =>
      element.closest("button[aria-label], a[aria-label]")?.getAttribute("aria-label")?.includes(words) ?? false
    const isHiddenOnPurpose = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width <= 1 || height <= 1
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const own = node.parentElement
      if (!own || !node.textContent?.trim() || own.closest("script, style, noscript, .skip-link, [aria-hidden=true]"))
        continue
      if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (isInAccessibleName(own, node.textContent.trim())) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width, top, bottom } = range.getBoundingClientRect()
      if (width === 0) continue
      const report = (how: string) => lost.add(`${how}: '${node?.textContent?.trim().slice(0, 50)}'`)
      let isOff = right > edge + 1 || left < -1
      let around: Element | null = own
      for (; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        if (isHiddenOnPurpose(around) && style.overflowX !== "visible") break
        if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") break
        if (scrolls(around, style) || /auto|scroll/.test(style.overflowY)) break
        if (style.overflowX !== "visible" && (right > box.right + 2 || left < box.left - 2))
          report("clipped horizontally")
        if (style.overflowY !== "visible" && (bottom > box.bottom + 3 || top < box.top - 3))
          report("clipped vertically")
        if (style.position === "fixed") break
      }
      if (around && around !== document.body && getComputedStyle(around).position !== "fixed") isOff = false
      if (isOff) report("outside the viewport")
    }
    return [...lost]
  })
}

/** The number of pixels by which the page scrolls horizontally. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement
    return Math.max(0, scrollWidth - clientWidth)
  })
}

/**
 * Finds text that is truncated with an ellipsis and not available in full. Links and buttons are skipped because they lead to the
 * full text, with text that their clickable area covers, as in a card. Inputs are skipped because they scroll.
 */
export function findTruncatedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isPressable = (element: Element | null) => (element?.closest("a, button") ?? null) !== null
    /** True if a press on the middle of the text is a press on a link or a button. */
    const leadsToAll = (element: Element) => {
      if (isPressable(element)) return true
      element.scrollIntoView({ block: "center", behavior: "instant" })
      const { left, top, width, height } = element.getBoundingClientRect()
      return isPressable(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    const cut = new Set<string>()
    for (const element of document.querySelectorAll("body *:not(input)")) {
      const words = element.textContent?.trim()
      if (!words || !element.checkVisibility()) continue
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      const isTooWide = textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1
      const isTooHigh = webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 3
      if ((isTooWide || isTooHigh) && !leadsToAll(element)) cut.add(words.slice(0, 60))
    }
    return [...cut]
  })
}
