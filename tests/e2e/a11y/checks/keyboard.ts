import { expect, type Locator, type Page } from "playwright/test"
import { nextFrame } from "../../pages/dialog.ts"
import { readStop } from "./tab-stop.ts"

/**
 * Somebody who has no mouse. Wherever the keyboard comes to rest it must be seen there: on the screen, with nothing over it, and
 * unlike it was without (WCAG 2.4.7 and 2.4.11).
 */
export class Keyboard {
  stops = 0

  /** `page` is another one once a second person sits down. */
  constructor(public page: Page) {}

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
    await this.inspectPage()
  }

  /** Tab to what is wanted, and Enter. */
  async pressOn(target: Locator): Promise<void> {
    await this.tabTo(target)
    await this.page.keyboard.press("Enter")
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
    await this.inspectPage()
  }

  /** That the keyboard is where it is wanted, and seen there. */
  async expectAt(target: Locator): Promise<void> {
    await expect(target).toBeFocused()
    await this.inspectPage()
  }

  /** Looks once more where something is wrong: what closes with the step, such as a list, takes a moment. */
  private async inspectPage(): Promise<void> {
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
