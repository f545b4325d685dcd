import { existsSync, readFileSync } from "node:fs"

/**
 * Returns the user and system time of a process so far, in milliseconds, which a busy machine does not lengthen. Null where the system
 * has no /proc. Linux counts in hundredths of a second.
 */
export function processorTime(pid: number): number | null {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  // The process name may contain spaces and brackets, so fields are read after the last bracket.
  const text = readFileSync(file, "utf8")
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ")
  return (Number(fields[11]) + Number(fields[12])) * 10
}
