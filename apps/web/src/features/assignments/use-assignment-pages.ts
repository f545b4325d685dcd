import type { AssignmentFilter } from "@hearthbook/api/schemas/assignment"
import { infiniteQueryOptions, usePrefetchInfiniteQuery, useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { getQueryKey } from "@trpc/react-query"
import { trpc } from "../../api/trpc.ts"

/**
 * What a screen needs at once; after it, as many as the server gives in one go (DECISIONS 45). A change asks for all that
 * is loaded anew, one page after the other: with 2,000 assignments that is five calls.
 */
const firstPage = 50
const laterPages = 500

type PageParam = { limit: number; cursor?: string }
const first: PageParam = { limit: firstPage }

/** A list of work as far as it has been asked for, and how to ask for more. Suspends for the first page. */
export function useAssignmentPages(filter: AssignmentFilter) {
  return useSuspenseInfiniteQuery(usePagesOf(filter))
}

/** Asks for the first page already while the screen waits for something else. */
export function usePrefetchAssignmentPages(filter: AssignmentFilter): void {
  usePrefetchInfiniteQuery(usePagesOf(filter))
}

function usePagesOf(filter: AssignmentFilter) {
  const { client } = trpc.useUtils()
  return infiniteQueryOptions({
    queryKey: getQueryKey(trpc.assignments.list, filter, "infinite"),
    queryFn: ({ pageParam, signal }) => client.assignments.list.query({ ...filter, ...pageParam }, { signal }),
    initialPageParam: first,
    getNextPageParam: (page, _pages, { limit }): PageParam | undefined =>
      page.length < limit ? undefined : { limit: laterPages, cursor: page.at(-1)?.id },
  })
}
