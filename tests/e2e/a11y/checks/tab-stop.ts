import type { Page } from "playwright/test"

type Stop = { name: string; faults: string[] }

declare global {
  interface Window {
    lastStop?: { element: Element; name: string; look: string }
    thisStop?: { element: Element; name: string; look: string }
  }
}

/** Reads the focused element and its faults. Null if no element of the page has focus, as after the last tab stop. */
export function readTabStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const looksOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const around = [element, element.parentElement, element.nextElementSibling, ...labels]
      const parts = around.flatMap((part) =>
        part ? [null, "::before", "::after"].map((pseudo) => ({ part, pseudo })) : [],
      )
      return parts.map(({ part, pseudo }) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderTopColor, borderTopWidth } =
          getComputedStyle(part, pseudo)
        const outline = outlineStyle === "none" ? "none" : `${outlineStyle} ${outlineWidth} ${outlineColor}`
        return `${outline} ${boxShadow} ${borderTopColor} ${borderTopWidth}`
      })
    }
    const nameOf = (element: Element) => {
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim()
      return `${element.tagName.toLowerCase()} '${(name || element.id).slice(0, 60)}'`
    }
    const frameOf = (element: Element): Element[] => {
      const [parent, own] = [element.parentElement, element.getBoundingClientRect()]
      const around = parent?.getBoundingClientRect()
      const isClose = around && around.width < own.width * 1.5 + 80 && around.height < own.height * 1.5
      return parent && isClose ? [parent] : []
    }
    /** The visible area for an element: the viewport, reduced by ancestors that scroll or clip. */
    const roomOf = (element: Element) => {
      const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        if (style.overflowX !== "visible") {
          room.left = Math.max(room.left, box.left)
          room.right = Math.min(room.right, box.right)
        }
        if (style.overflowY !== "visible") {
          room.top = Math.max(room.top, box.top)
          room.bottom = Math.min(room.bottom, box.bottom)
        }
        if (style.position === "fixed") break
      }
      return room
    }
    const faults: string[] = []
    const active = document.activeElement
    const last = window.lastStop
    if (last?.element.isConnected && last.element !== active && looksOf(last.element).join() === last.look) {
      faults.push(`before it, ${last.name} looked the same with and without focus`)
    }
    window.thisStop = undefined
    if (!active || active === document.body) return faults.length > 0 ? { name: "no element", faults } : null
    const name = nameOf(active)
    // Main content and dialogs receive focus without a ring: their position shows it.
    if (active.matches("main, [role=dialog]")) return { name, faults }
    window.thisStop = { element: active, name, look: looksOf(active).join() }

    const label = active instanceof HTMLInputElement ? active.labels?.[0] : null
    const shown = active.getBoundingClientRect().width <= 2 && label ? label : active
    const { left, top, width, height } = shown.getBoundingClientRect()
    /** The element, its label, and elements in the same frame, such as the button at the end of a field. */
    const frame = [shown, active, label, ...frameOf(active)].filter((part) => part !== null && part !== undefined)
    const meets = (x: number, y: number) => {
      const met = document.elementFromPoint(x, y)
      return met !== null && (frame.some((part) => part.contains(met)) || met.contains(shown))
    }
    /** The visible part. A browser does not scroll an element further once about 32 px of it are visible. */
    const room = roomOf(shown)
    const on = {
      left: Math.max(left, room.left),
      top: Math.max(top, room.top),
      width: Math.min(left + width, room.right) - Math.max(left, room.left),
      height: Math.min(top + height, room.bottom) - Math.max(top, room.top),
    }
    const at = `at ${Math.round(left)}, ${Math.round(top)}`
    if (on.width < Math.min(24, width) - 1 || on.height < Math.min(24, height) - 1) {
      faults.push(`too little is visible: ${Math.round(on.width)} × ${Math.round(on.height)} px, ${at}`)
      return { name, faults }
    }
    const places = [0.1, 0.5, 0.9]
    const seen = places.flatMap((x) =>
      places.filter((y) => meets(on.left + on.width * x, on.top + on.height * y)),
    ).length
    // For an element taller than a quarter of the screen, such as a long text, one visible point is enough.
    const isLarge = width > innerWidth || height > innerHeight / 4 || active instanceof HTMLTextAreaElement
    // An element with others on top, such as a calendar day with entries, passes if its ring shows on all four sides.
    const [middle, center] = [left + width / 2, top + height / 2]
    const hasRing =
      meets(left + 1, center) &&
      meets(left + width - 1, center) &&
      meets(middle, top + 1) &&
      meets(middle, top + height - 1)
    if (seen < (isLarge ? 1 : 5) && !hasRing)
      faults.push(`more than half is covered: ${seen} of 9 points visible, ${at}`)
    return { name, faults }
  })
}
