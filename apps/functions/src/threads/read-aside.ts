import { readFile } from "@hearthbook/api/modules/data/import/file/read-file"
import { findThread, openThreads } from "./open-threads.ts"

/** Reads what a stranger may have written on a thread: no file may hold up anybody else. */
export const readAside = openThreads(
  {
    code: findThread("read-thread"),
    threads: 2,
    seconds: 10,
    megabytes: 256,
    beyond: {
      reason: "IMPORT_TOO_COMPLEX",
      message: "This file takes too long to read. Choose one with a shorter time or fewer rows.",
    },
  },
  readFile,
)
