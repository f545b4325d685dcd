import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"

/** Reads a file, or creates it with the result of `make` if it does not exist. Only its owner can read it. */
export function readOrCreateFile(file: string, make: () => string): string {
  if (!existsSync(file)) {
    // Renamed only when complete, so that a killed process leaves no empty file.
    const unfinished = `${file}.new`
    rmSync(unfinished, { force: true })
    writeFileSync(unfinished, make(), { mode: 0o600, flush: true })
    renameSync(unfinished, file)
  }
  return readFileSync(file, "utf8").trim()
}
