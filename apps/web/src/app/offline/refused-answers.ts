import type { QueryClient } from "@tanstack/react-query"
import { readError } from "../../lib/read-error.ts"

/** Returns true if the server says that there is no such row any more, or none for this person. */
export function isRefused(cause: unknown): boolean {
  const { status } = readError(cause)
  return status === 403 || status === 404
}

/**
 * Drops restored answers that the server refuses. The page then shows the error, as it does without last known data, and not a row that
 * is deleted or no longer this person's. `restored` has the queries' hashes. An answer that came to this page stays, and so does any while
 * there are unsaved changes, because a form that is open keeps its input.
 */
export function dropRefused(client: QueryClient, restored: Iterable<string>, hasUnsavedChanges: () => boolean): void {
  const old = new Set(restored)
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || !old.has(event.query.queryHash)) return
    const { action, query } = event
    if (action.type === "success" && !action.manual) old.delete(query.queryHash)
    if (action.type === "error" && isRefused(action.error) && !hasUnsavedChanges())
      query.setState({ data: undefined, dataUpdatedAt: 0 })
  })
}
