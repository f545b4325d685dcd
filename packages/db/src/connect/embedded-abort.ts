import { statfsSync } from "node:fs"
import type { Extension } from "@electric-sql/pglite"

/**
 * Has the embedded Postgres tell when it gives up in its middle, as every Postgres does that cannot write its log. A server of its
 * own would start anew then; here nothing is left, and PGlite goes on asking it for ever, so that whoever is told has to end the
 * process. While it is being opened it says so itself, and nobody is told.
 */
export function watchForAbort(): { extension: Extension; whenEnded: (tell: () => void) => void } {
  let tell: () => void = () => undefined
  const extension: Extension = {
    name: "watch for end",
    setup: async (_, emscriptenOpts: object) => ({ emscriptenOpts: { ...emscriptenOpts, onAbort: () => tell() } }),
  }
  return { extension, whenEnded: (listener) => void (tell = listener) }
}

/** Bytes that the database needs to go on: its log grows by pieces of 16 MB, and it begins one before it has done with another. */
const leastRoom = 32 * 1024 * 1024

/** For the person who is told that a database failed: how little room its folder has, where that is little; else nothing. */
export function describeFreeSpace(folder: string): string {
  const { bavail, bsize } = statfsSync(folder)
  const room = bavail * bsize
  return room < leastRoom
    ? ` There is no room left there (${Math.floor(room / 1024 / 1024)} MB); make some, and start again.`
    : ""
}
