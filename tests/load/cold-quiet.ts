import os from "node:os"
import { setTimeout as sleep } from "node:timers/promises"

/** How idle the processors must have been for how many milliseconds, and for how long that is waited for. */
const wanted = { idle: 0.9, during: 200, patience: 30_000 }

/** Waits until nothing else wants the processors, which is no measure of ours; answers whether that came. */
export async function waitForQuiet(): Promise<boolean> {
  const begun = performance.now()
  while (performance.now() - begun < wanted.patience) {
    const before = readTimes()
    await sleep(wanted.during)
    const after = readTimes()
    if (after.idle - before.idle >= wanted.idle * (after.all - before.all)) return true
  }
  return false
}

function readTimes(): { idle: number; all: number } {
  const times = os.cpus().map((processor) => processor.times)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((one) => Object.values(one))) }
}
