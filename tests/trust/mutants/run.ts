import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { declaredKeys, shadowedKeys } from "./family-keys.ts"
import { findFilters, shadowedFilters } from "./filters.ts"
import { makeTemplate } from "./global-setup.ts"
import { runTests, type Mutant } from "./run-tests.ts"

// npm run test:tenancy-mutants: takes away each thing that holds families and siblings apart, one at a time, and has the tests run
// that must notice it. What they do not notice is a gap in them, and the run fails. With words after it, only those mutants.
const asked = process.argv.slice(2)
const begun = performance.now()

const filters = findFilters().map((filter): [string, Mutant, string | undefined] => {
  const name = `${path.basename(filter.file, ".policy.ts")}.${filter.name}`
  return [name, { suite: "filters", filter }, shadowedFilters[name]]
})
const keys = declaredKeys().map(({ name }): [string, Mutant, string | undefined] => {
  return [name, { suite: "keys", key: name }, shadowedKeys[name]]
})
const mutants = [...filters, ...keys].filter(
  ([name]) => asked.length === 0 || asked.some((word) => name.includes(word)),
)

const folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-mutants-"))
process.on("exit", () => rmSync(folder, { recursive: true }))
process.env.HEARTHBOOK_TEMPLATE = path.join(folder, "template.tar")
writeFileSync(process.env.HEARTHBOOK_TEMPLATE, await makeTemplate())

for (const suite of new Set(mutants.map(([, mutant]) => mutant.suite))) {
  const failure = await runTests({ suite })
  if (failure) throw new Error(`The tests fail with nothing taken away: ${failure}`)
  say(`green with nothing taken away: ${suite}`)
}

const survivors: string[] = []
const shadowed: string[] = []
for (const [name, mutant, why] of mutants) {
  const failure = await runTests(mutant)
  if (failure) say(`caught    ${name}: ${failure}`)
  else if (why) say(`shadowed  ${name}: ${why}`)
  else say(`SURVIVED  ${name}`)
  if (!failure) (why ? shadowed : survivors).push(name)
}

const caught = mutants.length - survivors.length - shadowed.length
const seconds = Math.round((performance.now() - begun) / 1000)
say(`trust: tenancy mutants: ${mutants.length} mutants, ${caught} caught, ${shadowed.length} shadowed, ${seconds} s`)
if (survivors.length > 0) say(`survivors: ${survivors.join(", ")}`)
// Vitest says by the exit code that tests failed, which is what was wanted here.
process.exit(survivors.length > 0 ? 1 : 0)

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
