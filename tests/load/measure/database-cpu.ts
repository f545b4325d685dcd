import { readdirSync, readFileSync } from "node:fs"
import type pg from "pg"

/**
 * Returns a function that reads the processor time of the database's connections so far, in milliseconds. Only on Linux, and for a
 * server on this machine that runs nothing else.
 */
export async function openDatabaseCpu(client: pg.Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")
  const own = rows[0]?.pid ?? 0
  const parent = parentOf(own) ?? 0
  return () => {
    const pids = readdirSync("/proc")
      .map(Number)
      .filter((pid) => pid !== own && pid > 0)
    const living = pids.filter((pid) => parentOf(pid) === parent).reduce((sum, pid) => sum + cpuOf(pid), 0)
    return living + ofEnded(parent)
  }
}

function parentOf(pid: number): number | null {
  const text = read(`/proc/${pid}/stat`)
  return text === null ? null : Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[1])
}

/** The time of a process's ended children. Linux counts in hundredths of a second. */
function ofEnded(pid: number): number {
  const text = read(`/proc/${pid}/stat`) ?? ""
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ")
  return (Number(fields[13]) + Number(fields[14])) * 10
}

/** Nanoseconds on a processor, which are more exact than the hundredths of a second in `stat`. */
function cpuOf(pid: number): number {
  return Number(read(`/proc/${pid}/schedstat`)?.split(" ")[0] ?? 0) / 1e6
}

/** Null if the process has ended meanwhile. */
function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return null
  }
}
