import { defineConfig } from "vitest/config"
import { otherTags, readPromises } from "./tests/structure/read-promises.ts"

/** On both sides of the date line's noon, and where clocks are changed twice a year. */
const zones = ["America/Los_Angeles", "UTC", "Asia/Tokyo"]

const databases = "./packages/db/src/testing/global-setup.ts"

// unit: next to the code, no database of the run's own. integration: the same files on each of the three drivers.
// zone: what deals with days and times, wherever the machine stands. contract: the REST surface. start: the built server as a process. load: a thousand families on a real Postgres. trust: what
// is refused, survived and kept apart, in numbers. structure: what the code may import.
export default defineConfig({
  test: {
    // Vitest would leave one core to whoever waits: of two, that is half of the machine.
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
          exclude: ["**/*.int.test.ts", "**/node_modules/**"],
          // What a test changes of a module it puts back: loading the same modules for each file took longer than the tests.
          isolate: false,
        },
      },
      {
        test: {
          name: "integration",
          include: ["packages/*/src/**/*.int.test.ts", "apps/*/src/**/*.int.test.ts"],
          globalSetup: databases,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // Each file opens a database of its own and keeps nothing else.
          isolate: false,
        },
      },
      {
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: databases,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      ...zones.map((zone) => ({
        test: {
          name: `zone ${zone}`,
          include: [
            "packages/api/src/rules/**/*.test.ts",
            "packages/api/src/fields/fields.test.ts",
            "apps/web/src/lib/**/*.test.ts",
            "apps/web/src/features/{attendance,dashboard,planner,schedule}/**/*.test.ts",
          ],
          env: { TZ: zone },
          isolate: false,
        },
      })),
      {
        test: {
          name: "start",
          include: ["tests/start/**/*.test.ts"],
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: "load", include: ["tests/load/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 180_000 } },
      {
        test: {
          name: "trust",
          include: ["tests/trust/**/*.test.ts"],
          globalSetup: databases,
          // Servers that are started, killed and timed have the machine for themselves.
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: "structure", include: ["tests/structure/**/*.test.ts"], isolate: false, testTimeout: 60_000 } },
    ],
    // A package that has no test of a kind yet is not a failure.
    passWithNoTests: true,
  },
})
