import type { Page } from "playwright/test"

type Targets = { seen: number; small: string[] }

/**
 * Counts the touch targets on the screen and lists those narrower or lower than `least` CSS pixels (WCAG 2.5.8). Links within a
 * sentence are exempt. An element that is drawn small but reacts in a larger area counts with that area. Unlike in WCAG, spacing
 * around a small target does not make it pass.
 */
export function measureTargets(page: Page, minSize: number): Promise<Targets> {
  return page.evaluate((minSize) => {
    const selector =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=checkbox], " +
      "[role=radio], [role=switch], [role=tab], [role=menuitem], [role=menuitemradio], [role=option], [role=slider]"

    const isTaken = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.matches(":disabled, [aria-disabled=true]") &&
      !element.closest("[inert]") &&
      getComputedStyle(element).pointerEvents !== "none"

    /** True for a link within a sentence. */
    const isInText = (element: Element) => {
      if (getComputedStyle(element).display !== "inline") return false
      const block = element.parentElement
      const rest = (block?.textContent ?? "").replace(element.textContent ?? "", "").trim()
      return rest.length > 0
    }

    const areaOf = (element: Element) => element.clientWidth * element.clientHeight

    /** The element that receives the touch: the largest child if the element itself has no pointer events, as in a calendar entry. */
    const takerOf = (element: Element) => {
      if (getComputedStyle(element).pointerEvents !== "none") return element
      return [...element.children].filter(isTaken).sort((one, other) => areaOf(other) - areaOf(one))[0] ?? element
    }

    /** The elements that activate it: itself, and the labels of a checkbox, radio or file input. */
    const partsOf = (element: Element): Element[] =>
      element instanceof HTMLInputElement && ["checkbox", "radio", "file"].includes(element.type)
        ? [element, ...(element.labels ?? [])]
        : [element]

    const fits = ({ width, height }: { width: number; height: number }) =>
      width >= minSize - 0.5 && height >= minSize - 0.5

    /** Measures the reactive area from the center outwards. */
    const reachOf = (middle: Element, parts: Element[]) => {
      middle.scrollIntoView({ block: "center", inline: "center" })
      const box = middle.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const meets = (dx: number, dy: number) => {
        const met = document.elementFromPoint(x + dx, y + dy)
        return met !== null && parts.some((part) => part.contains(met))
      }
      const reach = (dx: number, dy: number) => {
        let steps = 0
        while (steps < minSize && meets(dx * (steps + 1), dy * (steps + 1))) steps += 1
        return steps
      }
      // Covered by a dialog, it is not a target.
      if (!meets(0, 0)) return { width: minSize, height: minSize }
      return { width: reach(1, 0) + reach(-1, 0) + 1, height: reach(0, 1) + reach(0, -1) + 1 }
    }

    const small: string[] = []
    let seen = 0
    for (const found of document.querySelectorAll(selector)) {
      const element = takerOf(found)
      const parts = partsOf(element).filter(isTaken)
      const shown = parts.filter((part) => part.getBoundingClientRect().width > 1)
      const middle = shown.at(-1)
      if (!middle || isInText(element)) continue
      seen += 1
      if (shown.some((part) => fits(part.getBoundingClientRect()))) continue
      if (shown.some((part) => fits(reachOf(part, shown)))) continue
      const { width, height } = middle.getBoundingClientRect()
      const tag = (found.cloneNode(false) as Element).outerHTML.replace(/ (class|style|data-[a-z-]+)="[^"]*"/g, "")
      small.push(
        `${Math.round(width)} × ${Math.round(height)} px: ${tag.slice(0, 160)} ${element.textContent?.slice(0, 40)}`,
      )
    }
    return { seen, small }
  }, minSize)
}
