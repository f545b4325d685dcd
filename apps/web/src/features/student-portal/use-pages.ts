import type { Day } from "@hearthbook/core/time/days"
import type { AssignmentFilter } from "@hearthbook/api/work/assignment"
import { infiniteQueryOptions, usePrefetchInfiniteQuery, useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { getQueryKey } from "@trpc/react-query"
import { trpc } from "../../api/trpc.ts"
import { useScreenQuery } from "../../ui/hooks/use-screen-query.ts"

/** The rows of a page. Where cards stand in one column there are fewer, so that a page is at most three screens tall. */
const sizes = { wide: 20, tablet: 16, phone: 8 }

type Row = { id: string }

function usePageSize(): number {
  const isPhone = useScreenQuery("(width < 36em)")
  const isColumn = useScreenQuery("(width < 62em)")
  if (isPhone) return sizes.phone
  return isColumn ? sizes.tablet : sizes.wide
}

/** The cursor of the next page; none if the last page was not full. */
function nextCursor(page: Row[], size: number): string | undefined {
  return page.length < size ? undefined : page.at(-1)?.id
}

function useWorkQuery(filter: AssignmentFilter, limit: number) {
  const { client } = trpc.useUtils()
  return infiniteQueryOptions({
    queryKey: getQueryKey(trpc.assignments.list, { ...filter, limit }, "infinite"),
    queryFn: ({ pageParam: cursor, signal }) => client.assignments.list.query({ ...filter, limit, cursor }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => nextCursor(page, limit),
  })
}

/** A child's work, page by page. Suspends for the first page. */
export function useWorkPages(filter: AssignmentFilter) {
  return useSuspenseInfiniteQuery(useWorkQuery(filter, usePageSize()))
}

/** Late work, and what is due from today on, the earliest first. Suspends for their first pages, which load at the same time. */
export function useToDoPages(today: Day) {
  const late = useWorkQuery({ order: "earliest_due", status: "overdue_to_do" }, sizes.wide)
  const rest = useWorkQuery({ order: "earliest_due", status: "to_do", start_date: today }, sizes.wide)
  usePrefetchInfiniteQuery(rest)
  return { late: useSuspenseInfiniteQuery(late), rest: useSuspenseInfiniteQuery(rest) }
}

/** A child's grades, newest first, page by page. Suspends for the first page. */
export function useGradePages() {
  const { client } = trpc.useUtils()
  const limit = usePageSize()
  const filter = { order: "newest", limit } as const
  return useSuspenseInfiniteQuery({
    queryKey: getQueryKey(trpc.grades.list, filter, "infinite"),
    queryFn: ({ pageParam: cursor, signal }) => client.grades.list.query({ ...filter, cursor }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => nextCursor(page, limit),
  })
}

const firstPage: string | undefined = undefined
