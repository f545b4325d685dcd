// npm run audit:packages: asks the registry for known vulnerabilities in production dependencies. Fails for a high or critical one.
// A registry that does not support audits is reported, but is not a failure.
import { spawnSync } from "node:child_process"
import { root } from "./root.mjs"

const levels = ["low", "moderate", "high", "critical"]

/**
 * Returns the exit code and the summary for npm's report.
 * @param {string} text the JSON that npm printed
 * @returns {{ code: number, summary: string }}
 */
export function judge(text) {
  const counts = read(text)?.metadata?.vulnerabilities
  if (!counts) return { code: 0, summary: "audit: no report. This registry does not support audits; try another." }
  const code = counts.high > 0 || counts.critical > 0 ? 1 : 0
  return { code, summary: `audit: ${levels.map((level) => `${counts[level]} ${level}`).join(", ")}` }
}

function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

if (process.argv[1] === import.meta.filename) {
  // On Windows npm is a batch file, which needs a shell.
  const shell = process.platform === "win32"
  const options = { cwd: root, encoding: "utf8", shell, timeout: 120_000, maxBuffer: 100 * 1024 * 1024 }
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], options)
  const { code, summary } = judge(stdout ?? "")
  if (code !== 0) console.log(stdout)
  console.log(summary)
  process.exitCode = code
}
