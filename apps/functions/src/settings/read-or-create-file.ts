import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"

/** What an embedded installation makes once, at its first start, and keeps in a file that only its owner may read. */
export function readOrCreateFile(file: string, make: () => string): string {
  if (!existsSync(file)) {
    // Under its name only when it is whole: a kill in between must leave no empty one.
    const unfinished = `${file}.new`
    rmSync(unfinished, { force: true })
    writeFileSync(unfinished, make(), { mode: 0o600, flush: true })
    renameSync(unfinished, file)
  }
  return readFileSync(file, "utf8").trim()
}
