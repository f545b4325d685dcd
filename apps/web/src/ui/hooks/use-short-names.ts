import { useSyncExternalStore } from "react"
import { readShortNames, subscribeToShortNames } from "../../lib/short-names.ts"

/**
 * Rerenders when children's short names change. The router calls it, so only memoized components need to call it again.
 */
export function useShortNames(): void {
  useSyncExternalStore(subscribeToShortNames, readShortNames, readShortNames)
}
