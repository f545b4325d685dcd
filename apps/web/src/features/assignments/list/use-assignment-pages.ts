import type { AssignmentFilter } from "@hearthbook/api/work/assignment"
import { infiniteQueryOptions, useQueryClient, useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { getQueryKey } from "@trpc/react-query"
import { trpc } from "../../../api/trpc.ts"

/**
 * The first page is what a screen needs at once; later pages are as large as the server allows. Each change reloads all
 * loaded pages one after the other, which is five requests for 2,000 assignments.
 */
const firstPage = 50
const laterPages = 500

type PageParam = { limit: number; cursor?: string }
const first: PageParam = { limit: firstPage }

/** The loaded pages of a list, and a function to load more. Suspends for the first page. */
export function useAssignmentPages(filter: AssignmentFilter) {
  const { client } = trpc.useUtils()
  return useSuspenseInfiniteQuery(pagesOf(client, filter))
}

/** Prefetches the first page of each list in one batch while the screen waits for something else. */
export function usePrefetchAssignmentPages(filters: AssignmentFilter[]): void {
  const { client } = trpc.useUtils()
  const queries = useQueryClient()
  for (const filter of filters) {
    const pages = pagesOf(client, filter)
    if (!queries.getQueryState(pages.queryKey)) void queries.prefetchInfiniteQuery(pages)
  }
}

function pagesOf(client: ReturnType<typeof trpc.useUtils>["client"], filter: AssignmentFilter) {
  return infiniteQueryOptions({
    queryKey: getQueryKey(trpc.assignments.list, filter, "infinite"),
    queryFn: ({ pageParam, signal }) => client.assignments.list.query({ ...filter, ...pageParam }, { signal }),
    initialPageParam: first,
    getNextPageParam: (page, _pages, { limit }): PageParam | undefined =>
      page.length < limit ? undefined : { limit: laterPages, cursor: page.at(-1)?.id },
  })
}
