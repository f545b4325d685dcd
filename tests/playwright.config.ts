import { defineConfig, devices } from "playwright/test"
import { browserFlags, findBrowser } from "../scripts/browser.mjs"

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./seeded-folder.ts",
  outputDir: "../test-results",
  // Each worker has its own server and browser, and contributors' machines may have only two cores.
  workers: 2,
  // No retries, because a flaky test is a bug.
  retries: 0,
  forbidOnly: true,
  // Several times the duration on an idle machine, so that a busy one does not fail tests and a hanging test still ends.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-US",
    timezoneId: "America/New_York",
    // Tracing doubles the duration of a test. Enable it with `--trace on`.
    trace: "off",
    // Tests answer requests in the server's place, which they cannot do for those that a service worker answers. The tests of the
    // worker allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: browserFlags,
    },
  },
})
