import { existsSync, readFileSync } from "node:fs"
import { stripVTControlCharacters } from "node:util"

/**
 * Counts the passed and failed tests of a step in its runner's report. A step that fails without a failing test (a crash, or
 * a file that does not load), or that runs no test at all and must not be empty, counts as one failure.
 * @param {string} file
 * @param {number} exitCode
 * @param {boolean} mayBeEmpty
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(file, exitCode, mayBeEmpty = false) {
  const report = readReport(file)
  const passed = report.stats?.expected ?? report.numPassedTests ?? 0
  // A flaky browser test counts as failed.
  const failed = report.stats ? report.stats.unexpected + report.stats.flaky : (report.numFailedTests ?? 0)
  const broken = failed === 0 && (exitCode !== 0 || (passed === 0 && !mayBeEmpty))
  return { passed, failed: broken ? 1 : failed }
}

/**
 * Returns the failures in a step's report, each with the test's title and its message without the stack.
 * @param {string} file
 * @returns {string[]}
 */
export function listFailures(file) {
  const report = readReport(file)
  const inBrowser = specsOf(report).flatMap(({ file: name, title, tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(({ message }) => describe(`${name}: ${title}`, message)),
  )
  const inVitest = (report.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed")
    const failures = failed.map(({ fullName, failureMessages }) => describe(fullName, failureMessages.join("\n")))
    return failures.length === 0 && message ? [describe(name, message)] : failures
  })
  return [...inBrowser, ...inVitest]
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function describe(title, message = "") {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
  return [title, ...lines.slice(0, 14).map((line) => `  ${line}`)].join("\n")
}
