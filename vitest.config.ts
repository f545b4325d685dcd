import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { browserFlags, findBrowser } from "./scripts/browser.mjs"
import { otherTags, readPromises } from "./tests/structure/read-promises.ts"

/** Time zones behind and ahead of UTC, one of them with daylight saving time. All other tests run in UTC. */
const zones = ["America/Los_Angeles", "Asia/Tokyo"]

/** Checks of documents and of the lock file, which need no server. They run with the rules for folders. */
const trustDocuments = [
  "tests/trust/privacy/{data-map,security-document}.test.ts",
  "tests/trust/supply-chain/{audit,licenses,lock}.test.ts",
]

const databases = "./packages/db/src/testing/global-setup.ts"

// unit: without a database server. component: parts of a screen in a browser, with a fake server. integration: on a test database,
// with each of the three drivers. zone: code for days and times, in several time zones. contract: the REST API. start: the built
// server as a process. load: a thousand families on a real Postgres. trust: access control, failures and privacy. structure: the
// rules for imports and folders, and checks of documents. Time limits are several times what a test takes on a quiet machine, so a
// busy one does not fail.
export default defineConfig({
  test: {
    // By default Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: "100%",
    // A test's tags are the promises that it proves: docs/product.md. Any other tag is refused.
    tags: [
      ...otherTags.map((name) => ({ name })),
      ...readPromises().map(({ id, text }) => ({ name: id, description: text })),
    ],
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.{ts,tsx}", "apps/*/src/**/*.test.{ts,tsx}"],
          exclude: ["**/*.int.test.ts", "**/*.component.test.tsx", "**/node_modules/**"],
          // Files share their modules, because loading them again took longer than the tests. Tests undo changes to module state.
          isolate: false,
          env: { TZ: "UTC" },
          testTimeout: 30_000,
        },
      },
      {
        extends: "apps/web/vite.config.ts",
        root: "apps/web",
        // Loaded while a password is typed: found only then, they would reload the page of a running test.
        optimizeDeps: { include: ["@zxcvbn-ts/core", "@zxcvbn-ts/language-common", "@zxcvbn-ts/language-en"] },
        test: {
          name: "component",
          include: ["src/**/*.component.test.tsx"],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            // Files share their modules, because loading them took a third of the time.
            isolate: false,
            screenshotFailures: false,
            provider: playwright({
              actionTimeout: 15_000,
              launchOptions: { executablePath: findBrowser() ?? undefined, args: browserFlags },
              contextOptions: { locale: "en-US", timezoneId: "America/New_York", reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        test: {
          name: "integration",
          include: ["packages/*/src/**/*.int.test.ts", "apps/*/src/**/*.int.test.ts"],
          globalSetup: databases,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each file opens its own database and has no other shared state.
          isolate: false,
        },
      },
      {
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: databases,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          isolate: false,
        },
      },
      ...zones.map((zone) => ({
        test: {
          name: `zone ${zone}`,
          include: [
            "packages/core/src/{attendance,planning,requirements,time,work}/**/*.test.ts",
            "packages/core/src/fields/fields.test.ts",
            "packages/api/src/modules/data/{import,calendar-feed}/**/*.test.ts",
            "apps/web/src/lib/{browser-zone,format,greeting,week-labels}.test.ts",
            "apps/web/src/app/offline/shown-age.test.ts",
            "apps/web/src/features/{attendance,dashboard,planner,schedule}/**/*.test.ts",
          ],
          // Typed lists have no day, and a usual week has only weekdays and minutes.
          exclude: ["**/*.int.test.ts", "packages/core/src/planning/{quick-add,setup}/**", "**/node_modules/**"],
          env: { TZ: zone },
          isolate: false,
          testTimeout: 30_000,
        },
      })),
      {
        test: {
          name: "start",
          include: ["tests/start/**/*.test.ts"],
          globalSetup: "./tests/seeded-folder.ts",
          maxWorkers: 1,
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      { test: { name: "load", include: ["tests/load/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 180_000 } },
      {
        test: {
          name: "trust",
          include: ["tests/trust/**/*.test.ts"],
          exclude: trustDocuments,
          globalSetup: databases,
          // These tests start, kill and time servers, so they run one at a time.
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "structure",
          include: ["tests/structure/**/*.test.ts", ...trustDocuments],
          isolate: false,
          testTimeout: 60_000,
        },
      },
    ],
    // Steps share transformed modules: transforming the API's took half of the work before its first test.
    experimental: { fsModuleCache: true },
    // A package without tests of a kind is not a failure.
    passWithNoTests: true,
  },
})
