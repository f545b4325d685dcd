import { test as base } from "playwright/test"
import { report } from "../../trust/amount.ts"
import { Keyboard } from "../a11y/checks/keyboard.ts"

/** A task without a mouse; what a worker has done so is said when it ends, as tally.ts says what it has looked at. */
export const test = base.extend<{ keyboard: Keyboard }, { done: { tasks: number; stops: number } }>({
  done: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const done = { tasks: 0, stops: 0 }
      await use(done)
      report("accessibility: by keyboard alone", done)
    },
    { scope: "worker" },
  ],
  keyboard: async ({ page, done }, use) => {
    const keyboard = new Keyboard(page)
    await use(keyboard)
    done.tasks += 1
    done.stops += keyboard.stops
  },
})
