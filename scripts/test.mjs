// Runs the steps of a tier, also in a fresh clone: `npm run check`, `npm test` or `npm run test:whole`. With step names, as in
// `npm test -- unit contract`, it runs only these. With `--at 2026-12-31T23:50`, the clock of its programs starts there.
import { mkdtempSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { runTurbo } from "./build.mjs"
import { clockAt } from "./clock.mjs"
import { installPackages } from "./install.mjs"
import { requireNode } from "./node-version.mjs"
import { countTests, listFailures } from "./results.mjs"
import { steps, tiers } from "./steps.mjs"

const { values, positionals } = parseArgs({ options: { at: { type: "string" } }, allowPositionals: true })
const [tier, ...names] = positionals
const isWhole = tier === "whole"
const isQuick = tier === "check" && names.length === 0
const chosen = chooseSteps(names)
if (!chosen) process.exit(2)
if (!requireNode() || !(await installPackages()) || (await runTurbo(["generate"])) !== 0) finish([])

// Only now, because a registry's certificate may not be valid at that moment.
const clock = values.at === undefined ? {} : clockAt(values.at)
if (!clock) process.exit(2)
Object.assign(process.env, clock)

const reports = mkdtempSync(path.join(os.tmpdir(), "hearthbook-reports-"))
const results = []
await runSteps(chosen)
rmSync(reports, { recursive: true })
finish(results)

/** Returns the named steps and those they need, in order; the tier's steps without names; null if a name is unknown. */
function chooseSteps(names) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown) {
    console.error(`Unknown step ${unknown}. The steps are ${steps.map((step) => step.name).join(", ")}.`)
    return null
  }
  const isInTier = (step) => tiers.indexOf(step.tier) <= tiers.indexOf(tier)
  const named = steps.filter((step) => (names.length === 0 ? isInTier(step) : names.includes(step.name)))
  return steps.filter((step) => named.includes(step) || named.some((other) => other.needs === step.name))
}

/** Runs the steps in order. A step that runs beside others starts at its place and ends at any time. */
async function runSteps(steps) {
  const beside = []
  for (const step of steps) {
    if (step.isBeside) beside.push(runStep(step))
    else await runStep(step)
  }
  await Promise.all(beside)
}

/** Runs a step, unless a step that it needs has failed, and adds its result. */
async function runStep(step) {
  const begun = performance.now()
  console.log(`\n== ${step.name}: ${step.what} ==`)
  const missing = results.find((result) => result.name === step.needs && result.failed > 0)
  if (missing) {
    console.error(`Skipped, because the step ${missing.name} failed.`)
    results.push({ name: step.name, passed: 0, failed: 1, seconds: 0, failures: [] })
    return
  }
  const report = path.join(reports, `${step.name}.json`)
  const code = await step.run({ report, isWhole, isQuick })
  const mayBeEmpty = isQuick && step.name === "component"
  const count = step.counted
    ? countTests(report, code, mayBeEmpty)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const failures = step.counted ? listFailures(report) : []
  results.push({ name: step.name, ...count, seconds: (performance.now() - begun) / 1000, failures })
}

/**
 * Prints the results and exits. The first failures come near the end, for tools that keep only the end of a long log. The last line has
 * the number of passed and failed tests.
 */
function finish(results) {
  console.log("")
  for (const { name, passed, failed, seconds } of results) {
    const status = failed === 0 ? "ok    " : "FAILED"
    console.log(
      `${status}  ${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
    )
  }
  for (const failure of results.flatMap(({ failures }) => failures).slice(0, 5)) console.log(`\n${failure}`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  // Without results, the preparation failed.
  const failed = results.length === 0 ? 1 : sum("failed")
  console.log(`\n${sum("passed")} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
