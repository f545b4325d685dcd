import { expect, type Locator, type Page } from "playwright/test"
import { nextFrame } from "./dialog.ts"

type Stop = { name: string; faults: string[] }

declare global {
  interface Window {
    lastStop?: { element: Element; name: string; look: string }
    thisStop?: { element: Element; name: string; look: string }
  }
}

/**
 * Somebody who has no mouse. Wherever the keyboard comes to rest it must be seen there: on the screen, with nothing over it, and
 * unlike it was without (WCAG 2.4.7 and 2.4.11).
 */
export class Keyboard {
  stops = 0

  constructor(readonly page: Page) {}

  /** Tab until what is wanted has the keyboard, looking at each stop on the way. */
  async tabTo(target: Locator, { key = "Tab", most = 120 } = {}): Promise<void> {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < most; stop += 1) {
      await this.press(key)
      if (await hasKeyboard(target)) return
    }
    throw new Error(`${most} times ${key} do not lead to ${target.toString()}.`)
  }

  /** Past the shell's links, as the first stop of each page offers. */
  async skipToContent(): Promise<void> {
    await this.tabTo(this.page.getByRole("link", { name: "Skip to content" }), { most: 1 })
    await this.page.keyboard.press("Enter")
    await expect(this.page.getByRole("main")).toBeFocused()
  }

  /** One key, and a look at where it leads. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    await this.look()
  }

  /** Text into what has the keyboard. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Opens a select and chooses what begins so. */
  async choose(select: Locator, option: string): Promise<void> {
    await this.tabTo(select)
    await this.page.keyboard.press("Enter")
    const wanted = this.page.getByRole("option", { name: option }).first()
    await expect(wanted).toBeVisible()
    // Each option in turn is said by the select; the keyboard stays with it.
    for (let step = 0; step < 40 && !(await isSaid(select, wanted)); step += 1)
      await this.page.keyboard.press("ArrowDown")
    await this.page.keyboard.press("Enter")
    await expect(select).toHaveValue(new RegExp(option))
    await this.look()
  }

  /** That the keyboard is where it is wanted, and seen there. */
  async expectAt(target: Locator): Promise<void> {
    await expect(target).toBeFocused()
    await this.look()
  }

  /** Looks once more where something is wrong: what closes with the step, such as a list, takes a moment. */
  private async look(): Promise<void> {
    let stop = await readStop(this.page)
    for (let again = 0; again < 10 && stop && stop.faults.length > 0; again += 1) {
      await nextFrame(this.page)
      stop = await readStop(this.page)
    }
    await this.page.evaluate(() => (window.lastStop = window.thisStop))
    if (!stop) return
    this.stops += 1
    expect.soft(stop.faults, `the keyboard at ${stop.name}`).toEqual([])
  }
}

async function hasKeyboard(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
}

/** Whether a select's option is the one that Enter would choose. */
async function isSaid(select: Locator, option: Locator): Promise<boolean> {
  const [said, id] = [await select.getAttribute("aria-activedescendant"), await option.getAttribute("id")]
  return said !== null && said === id
}

/** What has the keyboard and what is wrong with it there; null where the browser itself has it, as after the last stop. */
function readStop(page: Page): Promise<Stop | null> {
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
    const isMet = (x: number, y: number) => {
      const met = document.elementFromPoint(left + width * x, top + height * y)
      return met !== null && (frame.some((part) => part.contains(met)) || met.contains(shown))
    }
    const places = [0.1, 0.5, 0.9]
    const seen = places.flatMap((x) => places.filter((y) => isMet(x, y))).length
    // Of what takes a quarter of the screen, as a long text does, it is enough that one sees where it is.
    const isLarge = width > innerWidth || height > innerHeight / 4 || active instanceof HTMLTextAreaElement
    if (seen < (isLarge ? 1 : 5))
      faults.push(`not half of it is seen: ${seen} of 9 places, at ${Math.round(left)}, ${Math.round(top)}`)
    return { name, faults }
  })
}
