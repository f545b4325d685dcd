import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { declaredKeys, shadowedKeys } from "./family-keys.ts"
import { findFilters, shadowedFilters } from "./filters.ts"
import { makeTemplate } from "./global-setup.ts"
import { runTests, type Mutant } from "./run-tests.ts"

// npm run test:tenancy-mutants: removes each filter and key that separates families and siblings, one at a time, and runs the
// tests that must fail. A mutant without a failing test fails the run. Arguments select mutants by name.
const asked = process.argv.slice(2)
const startedAt = performance.now()

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
  if (failure) throw new Error(`The tests fail without a mutant: ${failure}`)
  print(`passed without a mutant: ${suite}`)
}

const survivors: string[] = []
const shadowed: string[] = []
for (const [name, mutant, why] of mutants) {
  const failure = await runTests(mutant)
  if (failure) print(`caught    ${name}: ${failure}`)
  else if (why) print(`shadowed  ${name}: ${why}`)
  else print(`SURVIVED  ${name}`)
  if (!failure) (why ? shadowed : survivors).push(name)
}

const caught = mutants.length - survivors.length - shadowed.length
const seconds = Math.round((performance.now() - startedAt) / 1000)
print(`trust: tenancy mutants: ${mutants.length} mutants, ${caught} caught, ${shadowed.length} shadowed, ${seconds} s`)
if (survivors.length > 0) print(`survivors: ${survivors.join(", ")}`)
// Vitest sets a failing exit code when tests fail, which is expected here.
process.exit(survivors.length > 0 ? 1 : 0)

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
