import { MutationCache, QueryClient } from "@tanstack/react-query"
import { isUnreachable, readError } from "../lib/read-error.ts"

const minute = 60_000

/**
 * The app's cache of answers, with the constants of A §9. Requests go out whatever the browser believes of the network: it
 * would hold a save back without a word, and send it after the person had given it up.
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
    // A grade changes the assignment, the child's progress and the dashboard: after a write, whatever is on the screen
    // is asked for anew, in one batch. The form waits for it, so that it closes on a list that shows the new row.
    mutationCache: new MutationCache({ onSuccess: () => client.invalidateQueries() }),
  })
  return client
}

/**
 * Whether a write may be sent once more: only when the server said that it failed, and so kept nothing. Where no answer
 * came, of the server's or of its database's, the row may be there already, and a second child of one name is worse than a
 * message.
 */
function mayRepeat(cause: unknown): boolean {
  const { status } = readError(cause)
  return status !== undefined && status >= 500 && !isUnreachable(cause)
}

/** Whether a second try may fare better. The answer to a 4xx stays what it is. */
export function mayPass(cause: unknown): boolean {
  const { status } = readError(cause)
  return status === undefined || status < 400 || status >= 500
}
