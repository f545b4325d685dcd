import { fileURLToPath } from "node:url"
import type { Filter } from "./filters.ts"
import { openFilter } from "./filters.ts"
import { startVitest, type Vitest } from "vitest/node"

const root = fileURLToPath(new URL("../../..", import.meta.url))

/** The tests that hold families apart by their filters, and by their keys; those that take longest come last. */
const suites = {
  filters: [
    "packages/api/src/testing/tenancy.int.test.ts",
    "tests/trust/foreign-ids/other-families.test.ts",
    "tests/trust/foreign-ids/foreign-ids.test.ts",
    "packages/api/src/testing/child.int.test.ts",
  ],
  keys: ["tests/trust/mutants/keys.test.ts"],
}

/** What is taken away from the product for one run; nothing at all shows that the tests are green with all of it. */
export type Mutant = { suite: keyof typeof suites; filter?: Filter; key?: string }

/** Which test failed first, null where none did; no more are run then. Throws where the tests could not be run at all. */
export async function runTests(mutant: Mutant): Promise<string | null> {
  const files = suites[mutant.suite]
  // The first file mostly notices, and the others need not be begun; where nothing is taken away, all of them are run anyway.
  for (const include of mutant.filter ? files.map((file) => [file]) : [files]) {
    const failure = await runFiles(include, mutant)
    if (failure) return failure
  }
  return null
}

async function runFiles(include: string[], { filter, key = "" }: Mutant): Promise<string | null> {
  process.env.HEARTHBOOK_DROPPED_KEY = key
  // The database's own wall would hide what a filter lets through: here the filters stand alone.
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
      // What is wrong is said here, in a line for each mutant.
      reporters: [{}],
      silent: true,
    },
    { plugins: [plugin] },
  )
  const failure = firstFailure(vitest)
  await vitest.close()
  if (filter && !isOpened) throw new Error(`${include.join()} does not load ${filter.file}.`)
  return failure
}

/** A test that has found something. A file that cannot even be loaded proves nothing. */
function firstFailure({ state }: Vitest): string | null {
  const modules = state.getTestModules()
  const broken = modules.flatMap((module) => module.errors()).at(0)
  const unhandled = state.getUnhandledErrors().at(0)
  if (broken || unhandled) throw new Error(`The tests did not run: ${String(broken?.message ?? unhandled)}`)
  for (const module of modules) {
    for (const failed of module.children.allTests("failed")) return failed.fullName
  }
  if (modules.length === 0) throw new Error("There were no tests.")
  return null
}
