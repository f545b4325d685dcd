import { statfsSync } from "node:fs"
import type { Extension } from "@electric-sql/pglite"

/**
 * Reports when the embedded Postgres aborts, for example because it cannot write its log. A separate server would restart;
 * PGlite keeps waiting for an answer that never comes, so the listener has to end the process. An abort while the database is
 * being opened is reported by PGlite itself, not here.
 */
export function watchForAbort(): { extension: Extension; onAbort: (listener: () => void) => void } {
  let notify: () => void = () => undefined
  const extension: Extension = {
    name: "watch for abort",
    setup: async (_, emscriptenOpts: object) => ({ emscriptenOpts: { ...emscriptenOpts, onAbort: () => notify() } }),
  }
  return { extension, onAbort: (listener) => void (notify = listener) }
}

/** The free bytes that the database needs: its log grows in segments of 16 MB, of which two may be in use at once. */
const minFreeBytes = 32 * 1024 * 1024

/** Returns a sentence for the operator if the folder's disk is nearly full, otherwise an empty string. */
export function describeFreeSpace(folder: string): string {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  return free < minFreeBytes
    ? ` The disk is full (${Math.floor(free / 1024 / 1024)} MB free). Free some space and start again.`
    : ""
}
