import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "./root.mjs"
import { run } from "./run.mjs"

const lockFile = path.join(root, "package-lock.json")
// Inside node_modules, so that removing the folder removes the marker too.
const installedMarker = path.join(root, "node_modules", ".hearthbook-installed")

/** Installs the packages of package-lock.json, unless they are installed. Returns true if they are installed now. */
export async function installPackages() {
  const wanted = createHash("sha256").update(readFileSync(lockFile)).digest("hex")
  if (existsSync(installedMarker) && readFileSync(installedMarker, "utf8") === wanted) return true
  console.log("Installing packages (the first time takes a minute or two) ...")
  // `npm ci` refuses a lock file that lacks a package for this platform, as happens if it was unavailable where the lock file was
  // written. This installs the same versions and adds such packages (docs/decisions/006).
  const flags = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
  // Uses the npm that runs this script, or else the one on the PATH.
  const npm = process.env.npm_execpath
  const code = await (npm
    ? run(process.execPath, [npm, ...flags], { quiet: true })
    : run("npm", flags, { quiet: true }))
  if (code !== 0) {
    console.error("The packages could not be installed: see above. Fix the problem and run the command again.")
    return false
  }
  writeFileSync(installedMarker, wanted)
  return true
}
