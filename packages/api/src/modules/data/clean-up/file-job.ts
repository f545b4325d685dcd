import type { Log } from "../../../request/log.ts"
import type { Client, Settings } from "../../../request/request.ts"
import type { ShutdownSignal } from "../../../request/shutdown-signal.ts"

/** A job on the files of all families. */
export type FileJob = {
  client: Client
  settings: Settings
  clock: () => Date
  log: Log
  /** The moment after which nothing is begun. The next run continues. */
  until?: Date
  shutdown?: ShutdownSignal
}

/** False once the server stops or the time is over. */
export function canGoOn({ shutdown, until, clock }: FileJob): boolean {
  return !shutdown?.stop.aborted && (!until || clock() < until)
}
