import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { root } from "./root.mjs"
import { run } from "./run.mjs"

const folder = path.join(root, "tests", "start", "hosting", "versions")

/**
 * Installs the older versions of Postgres that hosts still run, in addition to the newest one in the lock file. Returns the environment
 * that makes the hosting tests use all of them. Only `npm run test:whole` needs these 180 MB.
 */
export async function hostedVersions() {
  const installed = path.join(folder, "node_modules", ".package-lock.json")
  const newest = readFileSync(path.join(folder, "package-lock.json"), "utf8")
  if (!existsSync(installed) || !sameVersions(newest, readFileSync(installed, "utf8"))) {
    console.log("Installing Postgres 15 to 17 (the first time takes a minute) ...")
    const flags = ["--prefix", folder, "--workspaces=false", "--no-audit", "--no-fund", "--loglevel=error"]
    const code = await run("npm", ["ci", ...flags], { quiet: true })
    if (code !== 0) throw new Error("The versions of Postgres could not be installed.")
  }
  return { HEARTHBOOK_POSTGRES_VERSIONS: "15,16,17,18" }
}

function sameVersions(wanted, installed) {
  const versionOf = (lock, name) => JSON.parse(lock).packages[`node_modules/${name}`]?.version
  return ["postgres-15", "postgres-16", "postgres-17"].every(
    (name) => versionOf(wanted, name) === versionOf(installed, name),
  )
}
