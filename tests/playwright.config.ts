import { defineConfig, devices } from "playwright/test"
import { browserFlags, findBrowser } from "../scripts/browser.mjs"

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/fixtures/demo-folder.ts",
  outputDir: "../test-results",
  // Each has a server and a browser of its own; the machine of a volunteer has two cores.
  workers: 2,
  // A test that passes only the second time is a fault to find.
  retries: 0,
  forbidOnly: true,
  // Several times what they take on a quiet machine: a busy one is not a fault, and a test that hangs still ends.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-US",
    timezoneId: "America/New_York",
    // A trace costs about as much as its test; `--trace on` asks for them.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: browserFlags,
    },
  },
})
