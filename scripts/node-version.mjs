import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "./root.mjs"

/** Returns true if this Node is new enough for the project, and prints an error otherwise. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"))
  const floor = engines.node.replace(">=", "")
  const [major, minor] = process.versions.node.split(".").map(Number)
  const [floorMajor, floorMinor] = floor.split(".").map(Number)
  if (major > floorMajor || (major === floorMajor && minor >= floorMinor)) return true
  console.error(`Hearthbook needs Node ${floor} or newer; this is ${process.versions.node}.`)
  return false
}
