import type { Page } from "playwright/test"

type Stop = { name: string; faults: string[] }

declare global {
  interface Window {
    lastStop?: { element: Element; name: string; look: string }
    thisStop?: { element: Element; name: string; look: string }
  }
}

/** What has the keyboard and what is wrong with it there; null where the browser itself has it, as after the last stop. */
export function readStop(page: Page): Promise<Stop | null> {
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
    /** The part of the window through which it is seen: within whatever around it scrolls or cuts off. */
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
      faults.push(`before it, ${last.name} looked the same with the keyboard as it does without`)
    }
    window.thisStop = undefined
    if (!active || active === document.body) return faults.length > 0 ? { name: "nothing", faults } : null
    const name = nameOf(active)
    // The page itself, to which one has skipped, shows by its place that one is there.
    if (active.matches("main, [role=dialog]")) return { name, faults }
    window.thisStop = { element: active, name, look: looksOf(active).join() }

    const label = active instanceof HTMLInputElement ? active.labels?.[0] : null
    const shown = active.getBoundingClientRect().width <= 2 && label ? label : active
    const { left, top, width, height } = shown.getBoundingClientRect()
    /** Itself, its words, or what stands in the same frame, as the button at the end of a field. */
    const frame = [shown, active, label, ...frameOf(active)].filter((part) => part !== null && part !== undefined)
    const meets = (x: number, y: number) => {
      const met = document.elementFromPoint(x, y)
      return met !== null && (frame.some((part) => part.contains(met)) || met.contains(shown))
    }
    /** What is on the screen of it: of what scrolls sideways a browser leaves in place what shows some 32 px of itself. */
    const room = roomOf(shown)
    const on = {
      left: Math.max(left, room.left),
      top: Math.max(top, room.top),
      width: Math.min(left + width, room.right) - Math.max(left, room.left),
      height: Math.min(top + height, room.bottom) - Math.max(top, room.top),
    }
    const at = `at ${Math.round(left)}, ${Math.round(top)}`
    if (on.width < Math.min(24, width) - 1 || on.height < Math.min(24, height) - 1) {
      faults.push(`too little of it is on the screen: ${Math.round(on.width)} × ${Math.round(on.height)} px, ${at}`)
      return { name, faults }
    }
    const places = [0.1, 0.5, 0.9]
    const seen = places.flatMap((x) =>
      places.filter((y) => meets(on.left + on.width * x, on.top + on.height * y)),
    ).length
    // Of what takes a quarter of the screen, as a long text does, it is enough that one sees where it is.
    const isLarge = width > innerWidth || height > innerHeight / 4 || active instanceof HTMLTextAreaElement
    // And of what has others on it, as a day of a calendar has entries, that its ring is seen on all four sides.
    const [middle, center] = [left + width / 2, top + height / 2]
    const hasRing =
      meets(left + 1, center) &&
      meets(left + width - 1, center) &&
      meets(middle, top + 1) &&
      meets(middle, top + height - 1)
    if (seen < (isLarge ? 1 : 5) && !hasRing) faults.push(`not half of it is seen: ${seen} of 9 places, ${at}`)
    return { name, faults }
  })
}
