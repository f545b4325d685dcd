import { fileURLToPath } from "node:url"
import type { Filter } from "./filters.ts"
import { openFilter } from "./filters.ts"
import { startVitest, type Vitest } from "vitest/node"

const root = fileURLToPath(new URL("../../..", import.meta.url))

/** The tests of tenancy by filters and by keys, slowest last. */
const suites = {
  filters: [
    "packages/api/src/testing/tenancy.int.test.ts",
    "packages/api/src/testing/foreign-references.int.test.ts",
    "tests/trust/foreign-ids/other-families.test.ts",
    "tests/trust/foreign-ids/foreign-ids.test.ts",
    "packages/api/src/testing/child.int.test.ts",
  ],
  keys: ["tests/trust/mutants/keys.test.ts"],
}

/** The filter or key removed for a run. A run with neither checks that the tests pass unchanged. */
export type Mutant = { suite: keyof typeof suites; filter?: Filter; key?: string }

/** Runs the tests up to the first failure and returns its name, or null if all pass. Throws if the tests could not run. */
export async function runTests(mutant: Mutant): Promise<string | null> {
  const files = suites[mutant.suite]
  // The first file usually detects a mutant, so the others are only run if needed. Without a mutant, all of them run.
  for (const include of mutant.filter ? files.map((file) => [file]) : [files]) {
    const failure = await runFiles(include, mutant)
    if (failure) return failure
  }
  return null
}

async function runFiles(include: string[], { filter, key = "" }: Mutant): Promise<string | null> {
  process.env.HEARTHBOOK_DROPPED_KEY = key
  // Row-level security would hide a missing filter, so it is off here.
  process.env.HEARTHBOOK_TEST_WALL = "off"
  let isOpened = false
  const plugin = {
    name: "hearthbook-mutant",
    enforce: "pre" as const,
    transform(source: string, id: string) {
      if (!filter || id.split("?")[0] !== filter.file) return undefined
      isOpened = true
      return { code: openFilter(source, filter), map: null }
    },
  }
  const vitest = await startVitest(
    "test",
    [],
    {
      root,
      config: false,
      watch: false,
      include,
      bail: 1,
      globalSetup: fileURLToPath(new URL("global-setup.ts", import.meta.url)),
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // The runner prints one line for each mutant instead.
      reporters: [{}],
      silent: true,
      // A promise of a test proves nothing here, so its tags are not looked up.
      strictTags: false,
    },
    { plugins: [plugin] },
  )
  const failure = firstFailure(vitest)
  await vitest.close()
  if (filter && !isOpened) throw new Error(`${include.join()} does not load ${filter.file}.`)
  return failure
}

/** Returns the first failed test. Throws if a file could not be loaded, which proves nothing. */
function firstFailure({ state }: Vitest): string | null {
  const modules = state.getTestModules()
  const broken = modules.flatMap((module) => module.errors()).at(0)
  const unhandled = state.getUnhandledErrors().at(0)
  if (broken || unhandled) throw new Error(`The tests did not run: ${String(broken?.message ?? unhandled)}`)
  for (const module of modules) {
    for (const failed of module.children.allTests("failed")) return failed.fullName
  }
  if (modules.length === 0) throw new Error("No tests ran.")
  return null
}
