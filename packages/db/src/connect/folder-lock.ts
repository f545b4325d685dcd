import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { DatabaseStartError } from "../errors/database-start-error.ts"

/**
 * Locks a data folder for this process and returns a function that unlocks it. Takes over the lock of a process that has
 * exited. Throws DatabaseStartError with the id of the process that holds the lock.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, "lock")
  const mine = String(process.pid)
  if (!claim(file, mine)) {
    const owner = Number(readFileSync(file, "utf8"))
    // This process's own id can only be from an earlier container, in which the server had the same id.
    if (owner !== process.pid && isRunning(owner)) {
      throw new DatabaseStartError(
        `The data folder ${folder} is in use by process ${owner}. Stop that process first, or set DATA_DIR.`,
      )
    }
    rmSync(file, { force: true })
    if (!claim(file, mine))
      throw new DatabaseStartError(`The data folder ${folder} was just locked by another process.`)
  }
  return () => rmSync(file, { force: true })
}

function claim(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: "wx" })
    return true
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false
    throw error
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
