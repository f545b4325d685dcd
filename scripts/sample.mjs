import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "./root.mjs"

/** The sample has the first test of every second file, which is its main journey, and of each file that matches `always`. */
const every = 2
const always = /(^|\/)(main-job|both-versions|impatient|effort)\.spec\.ts$/
/** Files that repeat the same checks for other screens or failures. The sample has the first test of every fifth. */
const alike = /(^|\/)(accessible-[\w-]+|screens|([\w-]+-)?fail(ing|ures))\.spec\.ts$/
const everyAlike = 5

/**
 * Writes the list of browser tests in the sample, which is always the same, and returns the file.
 * @param {string} file
 * @param {string} config Playwright's configuration
 */
export function writeSample(file, config) {
  const cli = path.join(root, "node_modules", "playwright", "cli.js")
  const args = [cli, "test", "--config", config, "--list", "--reporter=list"]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" })
  if (status !== 0) throw new Error(`The browser tests cannot be listed:\n${stdout}${stderr}`)
  const tests = stdout.split("\n").filter((line) => line.includes(" › "))
  const firsts = new Map()
  for (const line of tests) {
    const file = line.trim().split(":")[0]
    if (!firsts.has(file)) firsts.set(file, line)
  }
  const files = [...firsts.keys()]
  const chosen = [
    ...files.filter((file) => alike.test(file)).filter((_, index) => index % everyAlike === 0),
    ...files.filter((file) => !alike.test(file)).filter((file, index) => index % every === 0 || always.test(file)),
  ]
  const sample = chosen.map((file) => firsts.get(file))
  // Playwright's test list identifies tests by title, without line and column.
  writeFileSync(file, sample.map((line) => line.trim().replace(/^([^:]+):\d+:\d+/, "$1")).join("\n"))
  console.log(`Running a sample of ${sample.length} of ${tests.length} browser tests. npm run test:whole runs all.`)
  return file
}
