import { existsSync, readFileSync } from "node:fs"

/**
 * How many tests of a step passed and failed, from the report that its runner wrote. A step that broke without a
 * failing test (a crash, a file that does not load), or that ran no test at all, is one failure.
 * @param {string} file
 * @param {number} exitCode
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(file, exitCode) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
  const passed = report.stats?.expected ?? report.numPassedTests ?? 0
  // A browser test that only passed the second time is not one to rely on.
  const failed = report.stats ? report.stats.unexpected + report.stats.flaky : (report.numFailedTests ?? 0)
  const broken = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: broken ? 1 : failed }
}
