import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "./root.mjs"

/** Says in one line when this Node is too old for the project, and answers whether it is new enough. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"))
  const floor = engines.node.replace(">=", "")
  const [major, minor] = process.versions.node.split(".").map(Number)
  const [floorMajor, floorMinor] = floor.split(".").map(Number)
  if (major > floorMajor || (major === floorMajor && minor >= floorMinor)) return true
  console.error(`Hearthbook needs Node ${floor} or newer; this is ${process.versions.node}.`)
  return false
}
