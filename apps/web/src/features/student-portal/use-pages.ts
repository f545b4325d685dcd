import type { AssignmentFilter } from "@hearthbook/api/schemas/assignment"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { getQueryKey } from "@trpc/react-query"
import { trpc } from "../../api/trpc.ts"

const pageSize = 20

type Row = { id: string }

/** The cursor of the next page; none if the last page was not full. */
function nextCursor(page: Row[]): string | undefined {
  return page.length < pageSize ? undefined : page.at(-1)?.id
}

/** A child's work, 20 at a time. Suspends for the first page. */
export function useWorkPages(filter: AssignmentFilter) {
  const { client } = trpc.useUtils()
  return useSuspenseInfiniteQuery({
    queryKey: getQueryKey(trpc.assignments.list, filter, "infinite"),
    queryFn: ({ pageParam: cursor, signal }) =>
      client.assignments.list.query({ ...filter, limit: pageSize, cursor }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: nextCursor,
  })
}

/** A child's grades, newest first, 20 at a time. Suspends for the first page. */
export function useGradePages() {
  const { client } = trpc.useUtils()
  const filter = { order: "newest" } as const
  return useSuspenseInfiniteQuery({
    queryKey: getQueryKey(trpc.grades.list, filter, "infinite"),
    queryFn: ({ pageParam: cursor, signal }) =>
      client.grades.list.query({ ...filter, limit: pageSize, cursor }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: nextCursor,
  })
}

const firstPage: string | undefined = undefined
