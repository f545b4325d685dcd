import { existsSync, readFileSync } from "node:fs"
import { stripVTControlCharacters } from "node:util"

/**
 * How many tests of a step passed and failed, from the report that its runner wrote. A step that broke without a
 * failing test (a crash, a file that does not load), or that ran no test at all, is one failure.
 * @param {string} file
 * @param {number} exitCode
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(file, exitCode) {
  const report = readReport(file)
  const passed = report.stats?.expected ?? report.numPassedTests ?? 0
  // A browser test that only passed the second time is not one to rely on.
  const failed = report.stats ? report.stats.unexpected + report.stats.flaky : (report.numFailedTests ?? 0)
  const broken = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: broken ? 1 : failed }
}

/**
 * What failed in a step, as its runner's report tells it: a line of which test, then its message without the stack.
 * @param {string} file
 * @returns {string[]}
 */
export function tellFailures(file) {
  const report = readReport(file)
  const ofBrowser = specsOf(report).flatMap(({ file: name, title, tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(({ message }) => tell(`${name}: ${title}`, message)),
  )
  const ofVitest = (report.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed")
    const told = failed.map(({ fullName, failureMessages }) => tell(fullName, failureMessages.join("\n")))
    return told.length === 0 && message ? [tell(name, message)] : told
  })
  return [...ofBrowser, ...ofVitest]
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function tell(title, message = "") {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
  return [title, ...lines.slice(0, 14).map((line) => `  ${line}`)].join("\n")
}
