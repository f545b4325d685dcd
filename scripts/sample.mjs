import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "./root.mjs"

/** Of each file of browser tests the first, which is its journey, and every so-manieth after it. */
const every = 16
/** Files in which every test looks at other screens in the same way, and for long: the first of each is their sample. */
const alike = /(^|\/)(accessible-[\w-]+|screens)\.spec\.ts$/

/**
 * Writes the list of browser tests that a sample is made of, always the same ones, and answers the file.
 * @param {string} file
 * @param {string} config of the browser's tests
 */
export function writeSample(file, config) {
  const cli = path.join(root, "node_modules", "playwright", "cli.js")
  const args = [cli, "test", "--config", config, "--list", "--reporter=list"]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" })
  if (status !== 0) throw new Error(`The browser tests cannot be listed:\n${stdout}${stderr}`)
  const tests = stdout.split("\n").filter((line) => line.includes(" › "))
  const seen = new Map()
  const sample = tests.filter((line) => {
    const spec = line.trim().split(":")[0]
    const index = seen.get(spec) ?? 0
    seen.set(spec, index + 1)
    return index === 0 || (index % every === 0 && !alike.test(spec))
  })
  // A line's place in its file is for people: the list goes by titles.
  writeFileSync(file, sample.map((line) => line.trim().replace(/^([^:]+):\d+:\d+/, "$1")).join("\n"))
  console.log(`A sample of ${sample.length} of ${tests.length} browser tests; npm run test:whole runs all.`)
  return file
}
