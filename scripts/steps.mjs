import { runTurbo } from "./build.mjs"
import { provideBrowser } from "./browser.mjs"
import { runTool } from "./run.mjs"
import { hostedVersions } from "./hosted-versions.mjs"
import { writeSample } from "./sample.mjs"

/**
 * The steps of `npm test`, in order. `run` returns an exit code. A `counted` step writes its runner's report to a file; any other step
 * counts as one test. `needs` names a step that must have passed. A long step runs a sample, always the same one, unless `isWhole`
 * is true.
 * @typedef {{ report: string, isWhole: boolean }} Options
 * @type {{ name: string, what: string, counted: boolean, needs?: string, run: (options: Options) => Promise<number> }[]}
 */
export const steps = [
  { name: "lint", what: "the linter", counted: false, run: () => lint() },
  { name: "types", what: "TypeScript", counted: false, run: () => runTurbo(["types"]) },
  {
    name: "unit",
    what: "pure functions and single modules",
    counted: true,
    run: ({ report }) => vitest(["unit", "zone *", "structure"], report),
  },
  {
    name: "integration",
    what: "on the embedded PGlite, in UTC",
    counted: true,
    run: (options) => integration("pglite", "UTC", options),
  },
  {
    name: "pg",
    what: "half of them on a real Postgres, in Los Angeles",
    counted: true,
    run: (options) => integration("pg", "America/Los_Angeles", options, "1/2"),
  },
  {
    name: "neon",
    what: "the other half on Neon's driver, in Tokyo",
    counted: true,
    run: (options) => integration("neon", "Asia/Tokyo", options, "2/2"),
  },
  {
    name: "contract",
    what: "every row of the REST surface",
    counted: true,
    run: ({ report }) => vitest(["contract"], report),
  },
  {
    name: "load",
    what: "no query scans a whole table of a thousand families",
    counted: true,
    run: ({ report }) => vitest(["load"], report),
  },
  { name: "build", what: "the app as it is served", counted: false, run: () => runTurbo(["build"]) },
  {
    name: "start",
    what: "the built server as a process, with the databases of hosts",
    counted: true,
    needs: "build",
    run: async ({ report, isWhole }) => vitest(["start"], report, { env: isWhole ? await hostedVersions() : {} }),
  },
  {
    name: "trust",
    what: "samples of access control, failures and privacy",
    counted: true,
    needs: "build",
    run: ({ report, isWhole }) => vitest(["trust"], report, { env: isWhole ? { HEARTHBOOK_TRUST: "whole" } : {} }),
  },
  {
    name: "vercel",
    what: "half of the contract on Vercel's functions",
    counted: true,
    needs: "build",
    run: (options) => testPlatform("vercel", options, "1/2"),
  },
  {
    name: "lambda",
    what: "the other half of the contract on Lambda's handler",
    counted: true,
    needs: "build",
    run: (options) => testPlatform("lambda", options, "2/2"),
  },
  { name: "browser", what: "the built app in a browser", counted: true, needs: "build", run: browser },
]

const config = "tests/playwright.config.ts"

function lint() {
  return runTool("oxlint/bin/oxlint", ["--deny-warnings", "apps", "packages", "tests", "scripts"])
}

/** Runs test projects. `shard` selects a part of their files. */
function vitest(projects, report, { env = {}, shard = "1/1" } = {}) {
  const chosen = projects.flatMap((project) => ["--project", project])
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  return runTool("vitest/vitest.mjs", ["run", ...chosen, `--shard=${shard}`, ...reporters], { env })
}

/**
 * Runs each driver in a different time zone, to reveal dates or times that a driver reads in the machine's zone. The sample runs every
 * file on the embedded database, and a `half` on each of the two drivers for a real Postgres.
 */
function integration(driver, zone, { report, isWhole }, half = "1/1") {
  const env = { HEARTHBOOK_TEST_DRIVER: driver, TZ: zone }
  return vitest(["integration"], report, { env, shard: isWhole ? "1/1" : half })
}

/**
 * Builds for a platform, and tests the build as the platform runs it, on Postgres with Neon's driver. The sample runs only a `half` of
 * the contract there, because the contract's own step runs all of it.
 */
async function testPlatform(target, { report, isWhole }, half) {
  const code = await runTool("tsx/dist/cli.mjs", [`apps/functions/deploy/${target}.ts`])
  if (code !== 0) return code
  const env = { HEARTHBOOK_TEST_TARGET: target, HEARTHBOOK_TEST_DRIVER: "neon" }
  return vitest(["contract"], report, { env, shard: isWhole ? "1/1" : half })
}

async function browser({ report, isWhole }) {
  const executable = provideBrowser()
  if (!executable) return 1
  const env = { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const sample = isWhole ? [] : ["--test-list", writeSample(`${report}.sample`, config)]
  return runTool("playwright/cli.js", ["test", "--config", config, ...sample, "--reporter=list,json"], { env })
}
