import os from "node:os"
import { setTimeout as sleep } from "node:timers/promises"

/** Required idle share of the processors, for how many milliseconds, and how long to wait for it. */
const wanted = { idle: 0.9, during: 200, patience: 30_000 }

/** Waits until the processors are idle, because other work would distort the measurement. Returns false on timeout. */
export async function waitForQuiet(): Promise<boolean> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < wanted.patience) {
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
