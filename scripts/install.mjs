import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "./root.mjs"
import { run } from "./run.mjs"

const lockFile = path.join(root, "package-lock.json")
// Inside node_modules, so that removing that folder removes what is known about it.
const installedMark = path.join(root, "node_modules", ".hearthbook-installed")

/** Installs what package-lock.json names, unless that is what is there. Answers whether all is well now. */
export async function installPackages() {
  const wanted = createHash("sha256").update(readFileSync(lockFile)).digest("hex")
  if (existsSync(installedMark) && readFileSync(installedMark, "utf8") === wanted) return true
  console.log("Installing packages (the first time takes a minute or two) ...")
  // Not `npm ci`: it refuses a lock file in which a package for another kind of computer is missing, as happens when
  // the lock was made where that one was not to be had. This takes the same versions and fills such gaps.
  const flags = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
  // Under `npm start` the very npm that runs us is known; elsewhere it is the one on the PATH.
  const npm = process.env.npm_execpath
  const code = await (npm
    ? run(process.execPath, [npm, ...flags], { quiet: true })
    : run("npm", flags, { quiet: true }))
  if (code !== 0) {
    console.error("The packages could not be installed: see above. Once that is mended, run the command again.")
    return false
  }
  writeFileSync(installedMark, wanted)
  return true
}
