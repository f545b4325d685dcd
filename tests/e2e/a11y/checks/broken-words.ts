import type { Page } from "playwright/test"

/** Finds visible words that a line breaks elsewhere than at a soft hyphen, such as 'Thanksgivin|g'. A word has three letters or more. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const { parentElement: parent, data } = texts.currentNode as Text
      if (!parent?.checkVisibility() || parent.closest("script, style")) continue
      // A list for screen readers is one pixel wide.
      if (parent.getBoundingClientRect().width < 2 || parent.closest("[class*=list]")?.clientWidth === 1) continue
      const isUpright = getComputedStyle(parent).writingMode === "horizontal-tb"
      /** The position of a letter's line. A letter after a soft hyphen begins with the hyphen, on the line before. */
      const lineOf = (at: number) => {
        const range = document.createRange()
        range.setStart(texts.currentNode, at)
        range.setEnd(texts.currentNode, at + 1)
        const letter = [...range.getClientRects()].at(-1)
        return letter && Math.round(isUpright ? letter.top : letter.left)
      }
      for (const { 0: word, index } of data.matchAll(/[\p{L}\u00AD]{3,}/gu)) {
        for (let at = index + 1; at < index + word.length; at += 1) {
          if (data[at] === "\u00AD" || data[at - 1] === "\u00AD") continue
          if (lineOf(at) === lineOf(at - 1)) continue
          broken.push(`${data.slice(index, at)}|${data.slice(at, index + word.length)}`)
        }
      }
    }
    return broken
  })
}
