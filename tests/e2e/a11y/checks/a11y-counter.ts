import { test as base } from "playwright/test"
import { report } from "../../../trust/amount.ts"
import type { A11yCount } from "./inspect-page.ts"

/** Counts a worker's checks and reports them when the worker ends. One worker runs the tests of one or several files. */
export const test = base.extend<object, { counter: A11yCount }>({
  counter: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from the pattern.
    async ({}, use) => {
      const counter = { states: 0, violations: 0, targets: 0, small: 0 }
      await use(counter)
      const { states, violations, targets, small } = counter
      report("accessibility", { "pages × states": states, violations, targets, "targets too small": small })
    },
    { scope: "worker" },
  ],
})
