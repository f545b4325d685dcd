import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { DatabaseStartError } from "../errors/database-start-error.ts"

/**
 * Claims a data folder for this process and answers how to give it back. A lock left by a process that is gone
 * is taken over. Throws DatabaseStartError naming the other process where it still runs.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, "lock")
  const mine = String(process.pid)
  if (!claim(file, mine)) {
    const owner = Number(readFileSync(file, "utf8"))
    // Our own id can only be an earlier container's: inside one, the server is always the same number.
    if (owner !== process.pid && isRunning(owner)) {
      throw new DatabaseStartError(
        `The data folder ${folder} is in use by process ${owner}; stop that one first, or set DATA_DIR.`,
      )
    }
    rmSync(file, { force: true })
    if (!claim(file, mine))
      throw new DatabaseStartError(`The data folder ${folder} was taken by another process just now.`)
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
