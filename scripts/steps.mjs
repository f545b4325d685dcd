import { runTurbo } from "./build.mjs"
import { provideBrowser } from "./browser.mjs"
import { runTool } from "./run.mjs"
import { hostedVersions } from "./hosted-versions.mjs"

/**
 * The tiers of tests. A tier runs its own steps and those of the tiers before it. On a quiet machine with two cores, `check` should
 * take a minute and `test` eight. `whole` runs everything.
 */
export const tiers = ["check", "test", "whole"]

/**
 * The steps in order, each with the first tier that runs it. `run` returns an exit code. A `counted` step writes its runner's report to
 * a file; any other step counts as one test. `needs` names a step that must have passed. A step with `isBeside` runs at the same time as
 * those after it and prints its output only if it fails: tests that wait for a browser or a server leave a core idle. Unless `isWhole` is true, the
 * steps `start` and `browser` run only tests with the tag `smoke`, and the others none with the tag `slow`. With `isQuick`, lint leaves out
 * the rules that need types, and component runs only the tests of what is changed and not committed.
 * @typedef {{ report: string, isWhole: boolean, isQuick: boolean }} Options
 * @type {{ name: string, tier: string, what: string, counted: boolean, needs?: string, isBeside?: boolean, run: (options: Options) => Promise<number> }[]}
 */
export const steps = [
  {
    name: "component",
    tier: "check",
    what: "parts of a screen in a browser, with a fake server",
    counted: true,
    isBeside: true,
    // React's production build, which parents get, also takes half the time of the one for development.
    run: ({ report, isWhole, isQuick }) => {
      const options = { tag: quick(isWhole), changed: isQuick, quiet: true }
      return inBrowser((env) => vitest(["component"], report, { env: { ...env, NODE_ENV: "production" }, ...options }))
    },
  },
  { name: "lint", tier: "check", what: "the linter and TypeScript's types", counted: false, run: lint },
  {
    name: "unused",
    tier: "check",
    what: "unused files, exports and packages",
    counted: false,
    run: () => runTool("knip/bin/knip.js", []),
  },
  {
    name: "unit",
    tier: "check",
    what: "pure functions and single modules, and the rules for folders and documents",
    counted: true,
    run: ({ report, isWhole }) => vitest(["unit", "structure"], report, { tag: quick(isWhole) }),
  },
  {
    name: "zones",
    tier: "test",
    what: "code for days and times in two more time zones",
    counted: true,
    // To refuse an endless calendar takes seconds, and depends on no zone.
    run: ({ report }) => vitest(["zone *"], report, { tag: "!import.calendar-refused" }),
  },
  {
    name: "integration",
    tier: "test",
    what: "services on a Postgres, as an ordinary owner of the database",
    counted: true,
    // The steps of the whole run repeat it on the other two drivers. Until then contract uses Neon's, and start and browser the embedded
    // database.
    run: ({ report, isWhole }) => integration("pg", "UTC", report, quick(isWhole)),
  },
  { name: "build", tier: "test", what: "the app as it is served", counted: false, run: () => runTurbo(["build"]) },
  {
    name: "start",
    tier: "test",
    what: "the built server as a process, with the databases of hosts",
    counted: true,
    needs: "build",
    isBeside: true,
    run: async ({ report, isWhole }) =>
      isWhole
        ? vitest(["start"], report, { env: await hostedVersions(), quiet: true })
        : vitest(["start"], report, { tag: "smoke", quiet: true }),
  },
  {
    name: "contract",
    tier: "test",
    what: "every row of the REST API",
    counted: true,
    run: ({ report, isWhole }) =>
      vitest(["contract"], report, { env: { HEARTHBOOK_TEST_DRIVER: "neon" }, tag: quick(isWhole) }),
  },
  {
    name: "browser",
    tier: "test",
    what: "whole journeys through the built app in a browser",
    counted: true,
    needs: "build",
    run: ({ report, isWhole }) => inBrowser((env) => playwright(report, isWhole ? [] : ["--grep", "@smoke"], env)),
  },
  {
    name: "embedded",
    tier: "whole",
    what: "services on the embedded database, in Los Angeles",
    counted: true,
    run: ({ report }) => integration("pglite", "America/Los_Angeles", report),
  },
  {
    name: "neon",
    tier: "whole",
    what: "services on Neon's driver, in Tokyo",
    counted: true,
    run: ({ report }) => integration("neon", "Asia/Tokyo", report),
  },
  {
    name: "load",
    tier: "whole",
    what: "no query scans a whole table of a thousand families",
    counted: true,
    run: ({ report }) => vitest(["load"], report),
  },
  {
    name: "trust",
    tier: "whole",
    what: "access control, failures and privacy",
    counted: true,
    needs: "build",
    run: ({ report }) => vitest(["trust"], report, { env: { HEARTHBOOK_TRUST: "whole" } }),
  },
  {
    name: "vercel",
    tier: "whole",
    what: "the contract on Vercel's functions",
    counted: true,
    needs: "build",
    run: (options) => testPlatform("vercel", options),
  },
  {
    name: "lambda",
    tier: "whole",
    what: "the contract on Lambda's handler",
    counted: true,
    needs: "build",
    run: (options) => testPlatform("lambda", options),
  },
]

/**
 * Reads all types once, for the rules that need them and for TypeScript's own errors. The quick way is TypeScript alone, which remembers
 * what it has checked, and the rules that need no types.
 */
async function lint({ isQuick }) {
  const check = (...options) =>
    runTool("oxlint/bin/oxlint", [
      "-c",
      "oxlint.config.mjs",
      ...options,
      "--deny-warnings",
      "apps",
      "packages",
      "tests",
      "scripts",
    ])
  if (!isQuick) return check("--type-aware", "--type-check")
  return (await check()) || runTool("typescript/bin/tsc", ["-p", "."])
}

/** Returns the filter of tests: all in the whole run, else those without the tag `slow`. */
function quick(isWhole) {
  return isWhole ? "" : "!slow"
}

/** Runs test projects: all tests, or those with a tag. */
function vitest(projects, report, { env = {}, tag = "", changed = false, quiet = false } = {}) {
  const chosen = projects.flatMap((project) => ["--project", project])
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const filters = [...(tag ? [`--tags-filter=${tag}`] : []), ...(changed ? ["--changed"] : [])]
  return runTool("vitest/vitest.mjs", ["run", ...chosen, ...filters, ...reporters], { env, quiet })
}

/** Runs each driver in a different time zone, to reveal dates or times that a driver reads in the machine's zone. */
function integration(driver, zone, report, tag = "") {
  return vitest(["integration"], report, { env: { HEARTHBOOK_TEST_DRIVER: driver, TZ: zone }, tag })
}

/** Builds for a platform, and tests the build as the platform runs it, on Postgres with Neon's driver. */
async function testPlatform(target, { report }) {
  const code = await runTool("tsx/dist/cli.mjs", [`apps/functions/deploy/${target}.ts`])
  if (code !== 0) return code
  return vitest(["contract"], report, { env: { HEARTHBOOK_TEST_TARGET: target, HEARTHBOOK_TEST_DRIVER: "neon" } })
}

/** Runs tests that need a browser; fails without one. */
async function inBrowser(run) {
  const executable = provideBrowser()
  return executable ? run({ CHROMIUM_PATH: executable }) : 1
}

function playwright(report, options, env) {
  const args = ["test", "--config", "tests/playwright.config.ts", ...options, "--reporter=list,json"]
  return runTool("playwright/cli.js", args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
}
