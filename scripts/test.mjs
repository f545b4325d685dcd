// npm test: from a fresh clone, and of what takes long a sample; `npm test -- <step> ...` runs only those steps, and --whole,
// which is npm run test:whole, all of each.
import { mkdtempSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { runTurbo } from "./build.mjs"
import { installPackages } from "./install.mjs"
import { requireNode } from "./node-version.mjs"
import { countTests, tellFailures } from "./results.mjs"
import { steps } from "./steps.mjs"

const asked = process.argv.slice(2)
const isWhole = asked.includes("--whole")
const chosen = chooseSteps(asked.filter((word) => word !== "--whole"))
if (!chosen) process.exit(2)
if (!requireNode() || !(await installPackages()) || (await runTurbo(["generate"])) !== 0) finish([])

const reports = mkdtempSync(path.join(os.tmpdir(), "hearthbook-reports-"))
const results = []
for (const step of chosen) results.push(await runStep(step))
rmSync(reports, { recursive: true })
finish(results)

/** The steps that `names` ask for with what those need, in their own order; all without names; null if one is unknown. */
function chooseSteps(names) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown) {
    console.error(`There is no step ${unknown}; there are ${steps.map((step) => step.name).join(", ")}.`)
    return null
  }
  const named = steps.filter((step) => names.length === 0 || names.includes(step.name))
  return steps.filter((step) => named.includes(step) || named.some((other) => other.needs === step.name))
}

/** A step that fails hides none of those after it, except where they could not run without it. */
async function runStep(step) {
  const begun = performance.now()
  console.log(`\n== ${step.name}: ${step.what} ==`)
  const missing = results.find((result) => result.name === step.needs && result.failed > 0)
  if (missing) {
    console.error(`Not run: it needs the step ${missing.name}, which failed.`)
    return { name: step.name, passed: 0, failed: 1, seconds: 0, failures: [] }
  }
  const report = path.join(reports, `${step.name}.json`)
  const code = await step.run({ report, isWhole })
  const count = step.counted ? countTests(report, code) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const failures = step.counted ? tellFailures(report) : []
  return { name: step.name, ...count, seconds: (performance.now() - begun) / 1000, failures }
}

/**
 * The last line is the one to read: how many tests of all steps passed and failed. Where only the end of a long log is
 * kept, the first failures stand above it. Does not return.
 */
function finish(results) {
  console.log("")
  for (const { name, passed, failed, seconds } of results) {
    const mark = failed === 0 ? "ok    " : "FAILED"
    console.log(
      `${mark}  ${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
    )
  }
  for (const failure of results.flatMap(({ failures }) => failures).slice(0, 5)) console.log(`\n${failure}`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  // Without a result, not even the preparation worked.
  const failed = results.length === 0 ? 1 : sum("failed")
  console.log(`\n${sum("passed")} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
