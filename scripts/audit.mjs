// Asks the registry for known holes in what is installed where Hearthbook runs: `npm run audit:packages`. Fails for one that is high
// or critical. Not every registry answers that; then it says so, and is no failure of ours.
import { spawnSync } from "node:child_process"
import { root } from "./root.mjs"

const levels = ["low", "moderate", "high", "critical"]

/**
 * What npm's answer means: the exit code, and a line for a person.
 * @param {string} text the JSON that npm printed
 * @returns {{ code: number, words: string }}
 */
export function judge(text) {
  const counts = read(text)?.metadata?.vulnerabilities
  if (!counts)
    return { code: 0, words: "audit: not answered. This registry tells nothing of known holes; try another." }
  const code = counts.high > 0 || counts.critical > 0 ? 1 : 0
  return { code, words: `audit: ${levels.map((level) => `${counts[level]} ${level}`).join(", ")}` }
}

function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

if (process.argv[1] === import.meta.filename) {
  // npm is a batch file on Windows, which only a shell starts.
  const shell = process.platform === "win32"
  const options = { cwd: root, encoding: "utf8", shell, timeout: 120_000, maxBuffer: 100 * 1024 * 1024 }
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], options)
  const { code, words } = judge(stdout ?? "")
  if (code !== 0) console.log(stdout)
  console.log(words)
  process.exitCode = code
}
