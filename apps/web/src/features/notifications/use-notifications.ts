import type { NotificationView } from "@hearthbook/api/schemas/notification"
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query"
import { getQueryKey } from "@trpc/react-query"
import { trpc } from "../../api/trpc.ts"

/** Enough to count what is unread up to '99+'. */
const limit = 100

/** How often a page that is looked at asks, and how old an answer may grow before it is asked for anew (A §9). */
const pollEvery = 60_000
const staleAfter = 30_000

type Cursor = string | undefined

/**
 * What one was told, the newest first, as far as it has been asked for. Never suspends: no page waits for it. `enabled` is
 * whether to ask already.
 */
export function useNotifications(enabled = true) {
  const query = useInfiniteQuery({
    ...useNotificationPages(),
    enabled,
    staleTime: staleAfter,
    refetchInterval: pollEvery,
    refetchOnWindowFocus: true,
  })
  const notifications = query.data?.pages.flat()
  return { ...query, notifications, unread: notifications && countUnread(notifications) }
}

/** The question itself, by which its answer is found in the cache. */
export function useNotificationPages() {
  const { client } = trpc.useUtils()
  return infiniteQueryOptions({
    queryKey: getQueryKey(trpc.notifications.list, { limit }, "infinite"),
    queryFn: ({ pageParam: cursor, signal }) => client.notifications.list.query({ limit, cursor }, { signal }),
    initialPageParam: undefined as Cursor,
    getNextPageParam: (page): Cursor => (page.length < limit ? undefined : page.at(-1)?.id),
  })
}

function countUnread(notifications: NotificationView[]): number {
  return notifications.filter(({ is_read }) => !is_read).length
}
