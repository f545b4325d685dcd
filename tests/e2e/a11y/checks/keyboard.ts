import { expect, type Locator, type Page } from "playwright/test"
import { nextFrame } from "../../pages/dialog.ts"
import { readTabStop } from "./tab-stop.ts"

/**
 * A user without a mouse. At every tab stop, the focused element must be on screen, not covered, and look different from its
 * unfocused state (WCAG 2.4.7 and 2.4.11).
 */
export class Keyboard {
  stops = 0

  /** `page` can be reassigned when the test switches to another user's page. */
  constructor(public page: Page) {}

  /** Presses Tab until the target has focus and checks each stop on the way. */
  async tabTo(target: Locator, { key = "Tab", limit = 120 } = {}): Promise<void> {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < limit; stop += 1) {
      await this.press(key)
      if (await isFocused(target)) return
    }
    throw new Error(`${key} pressed ${limit} times does not reach ${target.toString()}.`)
  }

  /** Uses the skip link, the first stop of each page. Waits for the app's own, because the frame before it takes no keys. */
  async skipToContent(): Promise<void> {
    await this.tabTo(this.page.locator("#root").getByRole("link", { name: "Skip to content" }), { limit: 1 })
    await this.page.keyboard.press("Enter")
    await expect(this.page.getByRole("main")).toBeFocused()
  }

  /** Presses a key and checks the element that has focus afterwards. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    await this.inspectPage()
  }

  /** Tabs to the target and presses Enter. */
  async pressOn(target: Locator): Promise<void> {
    await this.tabTo(target)
    await this.page.keyboard.press("Enter")
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Opens a select and chooses the first option with this name. */
  async choose(select: Locator, option: string): Promise<void> {
    await this.tabTo(select)
    await this.page.keyboard.press("ArrowDown")
    const optionItem = this.page.getByRole("option", { name: option }).first()
    await expect(optionItem).toBeVisible()
    // Focus stays on the select, which points to the active option.
    for (let step = 0; step < 40 && !(await isActiveOption(select, optionItem)); step += 1)
      await this.page.keyboard.press("ArrowDown")
    await this.page.keyboard.press("Enter")
    await expect(select).toHaveValue(new RegExp(option))
    await this.inspectPage()
  }

  /** Expects the target to have visible focus. */
  async expectAt(target: Locator): Promise<void> {
    await expect(target).toBeFocused()
    await this.inspectPage()
  }

  /** Checks the focused element. Retries on faults, because a list that closes on the key press takes a moment. */
  private async inspectPage(): Promise<void> {
    let stop = await readTabStop(this.page)
    for (let again = 0; again < 10 && stop && stop.faults.length > 0; again += 1) {
      await nextFrame(this.page)
      stop = await readTabStop(this.page)
    }
    await this.page.evaluate(() => (window.lastStop = window.thisStop))
    if (!stop) return
    this.stops += 1
    expect.soft(stop.faults, `focus on ${stop.name}`).toEqual([])
  }
}

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
}

/** True if Enter would choose this option. */
async function isActiveOption(select: Locator, option: Locator): Promise<boolean> {
  const [active, id] = [await select.getAttribute("aria-activedescendant"), await option.getAttribute("id")]
  return active !== null && active === id
}
