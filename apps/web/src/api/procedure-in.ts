import type { QueryKey } from "@tanstack/react-query"

/** Returns the name of the procedure in a key of tRPC's, such as `grades.record`. Null for another key. */
export function procedureIn(key: QueryKey | undefined): string | null {
  const path = key?.[0]
  return Array.isArray(path) ? path.join(".") : null
}
