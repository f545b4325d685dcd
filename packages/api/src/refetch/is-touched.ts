import { reads, writes } from "../generated/refetch.ts"
import type { Touched } from "./rows.ts"

/**
 * Returns true if the answer of a query may differ after a mutation, because it is made of rows that the mutation may write. Both are
 * names such as `grades.record`. True if one of them is unknown: a call without a procedure, or a newer server.
 */
export function isTouched(query: string, mutation: string): boolean {
  const read = touchedBy(reads, query)
  const written = touchedBy(writes, mutation)
  if (read === undefined || written === undefined || written === "everything") return true
  if (read === "everything") return written.length > 0
  return written.some((noun) => read.includes(noun))
}

function touchedBy(table: Record<string, Touched>, name: string): Touched | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
