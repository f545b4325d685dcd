import { test as base } from "playwright/test"
import { report } from "../../../trust/amount.ts"
import type { A11yCount } from "./inspect-page.ts"

/** Counts what a worker has looked at, and says it when the worker ends: a worker's tests are of one file or of several. */
export const test = base.extend<object, { counter: A11yCount }>({
  counter: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const counter = { states: 0, violations: 0, targets: 0, small: 0 }
      await use(counter)
      const { states, violations, targets, small } = counter
      report("accessibility", { "pages × states": states, violations, targets, "of them too small": small })
    },
    { scope: "worker" },
  ],
})
