import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState, useSyncExternalStore } from "react"
import { isKept } from "./cached-queries.ts"
import { oldestShown } from "./shown-age.ts"

/** Milliseconds within which a refetch counts as at once. */
const atOnce = 1000

/** Returns the time of the oldest answer that the page shows, or null. */
export function useOldestShown(): number | null {
  const client = useQueryClient()
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => oldestShown(client),
  )
}

/**
 * Returns the time of the restored data that the page shows while it is being refetched, if that takes long enough to be taken for the
 * current state. Otherwise null.
 */
export function useRefreshing(): number | null {
  const client = useQueryClient()
  const stale = useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => oldestRefetched(client),
  )
  const [slow, setSlow] = useState<number | null>(null)
  useEffect(() => {
    if (stale === null) return
    const timer = setTimeout(() => setSlow(stale), atOnce)
    return () => {
      clearTimeout(timer)
      setSlow(null)
    }
  }, [stale])
  return slow
}

/** Restored answers are older than this page. */
function oldestRefetched(client: ReturnType<typeof useQueryClient>): number | null {
  const refetched = client.getQueryCache().findAll({ type: "active", fetchStatus: "fetching", predicate: isKept })
  const times = refetched.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0 && at < performance.timeOrigin)
  return times.length > 0 ? Math.min(...times) : null
}
