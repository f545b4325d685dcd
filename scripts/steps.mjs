import { runTurbo } from "./build.mjs"
import { provideBrowser } from "./browser.mjs"
import { runTool } from "./run.mjs"
import { hostedVersions } from "./hosted-versions.mjs"
import { writeSample } from "./sample.mjs"

/**
 * What `npm test` does, in order. `run` answers an exit code; a step that is `counted` is given the file in which
 * to leave its runner's report, the others count as one test each. `needs` names a step that must have passed. A step that
 * takes long runs a sample, which is always the same one, unless it is asked for the `whole`.
 * @typedef {{ report: string, isWhole: boolean }} Asked
 * @type {{ name: string, what: string, counted: boolean, needs?: string, run: (asked: Asked) => Promise<number> }[]}
 */
export const steps = [
  { name: "lint", what: "the code's own rules", counted: false, run: () => lint() },
  { name: "types", what: "TypeScript", counted: false, run: () => runTurbo(["types"]) },
  {
    name: "unit",
    what: "pure rules and single parts",
    counted: true,
    run: ({ report }) => vitest(["unit", "zone *", "structure"], report),
  },
  {
    name: "integration",
    what: "on the embedded PGlite, in UTC",
    counted: true,
    run: (asked) => integration("pglite", "UTC", asked),
  },
  {
    name: "pg",
    what: "the same on a real Postgres, in Los Angeles: one half",
    counted: true,
    run: (asked) => integration("pg", "America/Los_Angeles", asked, "1/2"),
  },
  {
    name: "neon",
    what: "the same through Neon's driver, in Tokyo: the other half",
    counted: true,
    run: (asked) => integration("neon", "Asia/Tokyo", asked, "2/2"),
  },
  {
    name: "contract",
    what: "every row of the REST surface",
    counted: true,
    run: ({ report }) => vitest(["contract"], report),
  },
  {
    name: "load",
    what: "no query reads a table of a thousand families whole",
    counted: true,
    run: ({ report }) => vitest(["load"], report),
  },
  { name: "build", what: "the app as it is served", counted: false, run: () => runTurbo(["build"]) },
  {
    name: "start",
    what: "the built server as a process, on what hosts give",
    counted: true,
    needs: "build",
    run: async ({ report, isWhole }) => vitest(["start"], report, { env: isWhole ? await hostedVersions() : {} }),
  },
  {
    name: "trust",
    what: "who sees what, faults, privacy: a sample of each",
    counted: true,
    needs: "build",
    run: ({ report, isWhole }) => vitest(["trust"], report, { env: isWhole ? { HEARTHBOOK_TRUST: "whole" } : {} }),
  },
  {
    name: "vercel",
    what: "the same contract through the functions as Vercel runs them: one half",
    counted: true,
    needs: "build",
    run: (asked) => emitted("vercel", asked, "1/2"),
  },
  {
    name: "lambda",
    what: "and through the handler as AWS runs it: the other half",
    counted: true,
    needs: "build",
    run: (asked) => emitted("lambda", asked, "2/2"),
  },
  { name: "browser", what: "the built app in a browser", counted: true, needs: "build", run: browser },
]

const config = "tests/playwright.config.ts"

function lint() {
  return runTool("oxlint/bin/oxlint", ["--deny-warnings", "apps", "packages", "tests", "scripts"])
}

/** Runs test projects; `shard` is which of how many parts of their files. */
function vitest(projects, report, { env = {}, shard = "1/1" } = {}) {
  const chosen = projects.flatMap((project) => ["--project", project])
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  return runTool("vitest/vitest.mjs", ["run", ...chosen, `--shard=${shard}`, ...reporters], { env })
}

/**
 * Each driver under a clock of its own: a day or a time that a driver reads in the machine's zone shows at once. `half` is
 * what the sample has of it: every file runs on the embedded database and on one of the two that reach a real Postgres.
 */
function integration(driver, zone, { report, isWhole }, half = "1/1") {
  const env = { HEARTHBOOK_TEST_DRIVER: driver, TZ: zone }
  return vitest(["integration"], report, { env, shard: isWhole ? "1/1" : half })
}

/**
 * What a platform is given, built and then run as the platform runs it, on Postgres by way of Neon's driver. `half` is what
 * the sample has of the contract there, which the contract's own step runs whole.
 */
async function emitted(target, { report, isWhole }, half) {
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
