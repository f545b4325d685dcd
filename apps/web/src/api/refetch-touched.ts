import type { QueryClient, QueryKey } from "@tanstack/react-query"

type IsTouched = (query: string, mutation: string) => boolean

/** Loads the table of what each mutation touches. It is in a file of its own, because no page needs it before the first mutation. */
export const loadTouched = (): Promise<IsTouched> =>
  import("@hearthbook/api/refetch").then(
    ({ isTouched }) => isTouched,
    () => () => true,
  )

/**
 * Refetches the shown queries whose answers a mutation may have changed, in one batch. Those that are not shown are refetched when they
 * are shown again. Refetches all without a name, and those that are no procedures. Resolves when the answers have arrived.
 */
export async function refetchTouched(client: QueryClient, mutation: string | null): Promise<void> {
  const isTouched = await loadTouched()
  await client.invalidateQueries({
    predicate: ({ queryKey }) => {
      const query = procedureIn(queryKey)
      return query === null || mutation === null || isTouched(query, mutation)
    },
  })
}

/** Returns the name of the procedure in a key of tRPC's, such as `grades.record`. Null for another key. */
export function procedureIn(key: QueryKey | undefined): string | null {
  const path = key?.[0]
  return Array.isArray(path) ? path.join(".") : null
}
