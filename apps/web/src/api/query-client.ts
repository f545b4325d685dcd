import { MutationCache, QueryClient } from "@tanstack/react-query"
import { tryImport } from "../lib/failed-imports.ts"
import { isUnreachable, readError } from "../lib/read-error.ts"
import { isRepeatable } from "./idempotency-link.ts"
import { procedureIn } from "./procedure-in.ts"

const minute = 60_000

/**
 * Creates the query cache. Requests are sent even if the browser reports that it is offline. Otherwise a save would be paused without
 * an error, and sent after the person had given up.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: (failures, cause) => failures < 3 && mayPass(cause),
        networkMode: "always",
      },
      mutations: { retry: (failures, cause) => failures < 1 && mayRepeat(cause), networkMode: "always" },
    },
    // A grade changes the assignment, the child's progress and the dashboard, so a mutation refetches what it may have changed. The form
    // waits for it, so that it closes on a list with the new row.
    mutationCache: new MutationCache({
      onMutate: () => void loadRefetch(),
      onSuccess: async (answer, _input, _shown, { options }) => {
        const refetch = await loadRefetch()
        if (!refetch) return client.invalidateQueries()
        return refetch.refetchAfterMutation(client, procedureIn(options.mutationKey), answer)
      },
    }),
  })
  return client
}

/** Loads the table of what each mutation touches, which no page needs before the first mutation. Null if it cannot be loaded. */
function loadRefetch() {
  return tryImport(() => import("./refetch-touched.ts"))
}

/**
 * Returns true if a mutation may be retried: if the server reported a failure, so nothing was saved. Without a response from the
 * server or its database, it may have been saved, so it is only retried if it carries an idempotency key.
 */
function mayRepeat(cause: unknown): boolean {
  if (isRepeatable(cause)) return true
  const { status } = readError(cause)
  return status !== undefined && status >= 500 && !isUnreachable(cause)
}

/** Returns true if a retry may succeed. A 4xx stays the same. */
export function mayPass(cause: unknown): boolean {
  const { status } = readError(cause)
  return status === undefined || status < 400 || status >= 500
}
