import type { NotificationView } from "@hearthbook/api/messages/notification"
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query"
import { getQueryKey } from "@trpc/react-query"
import { trpc } from "../../api/trpc.ts"
import { firstNotifications } from "./first-notifications.ts"

const { limit } = firstNotifications

/** Milliseconds between polls of a visible page, and after which cached data is refetched. */
const pollEvery = 60_000
const staleAfter = 30_000

/** A tab that is shown again waits for the next poll, as all other data does. */
export const notificationPolling = { staleTime: staleAfter, refetchInterval: pollEvery }

type Cursor = string | undefined

/** The user's notifications, newest first, as far as they are loaded. Never suspends, since no page waits for them. */
export function useNotifications() {
  const query = useInfiniteQuery({ ...useNotificationPages(), ...notificationPolling })
  const notifications = query.data?.pages.flat()
  return { ...query, notifications, unread: notifications && countUnread(notifications) }
}

/** The query's options, by which other code finds its data in the cache. */
export function useNotificationPages() {
  const { client } = trpc.useUtils()
  return infiniteQueryOptions({
    queryKey: getQueryKey(trpc.notifications.list, firstNotifications, "infinite"),
    // The first page has no cursor, for which tRPC's own prefetch (app/routes/guards.tsx) stores null.
    queryFn: ({ pageParam, signal }) =>
      client.notifications.list.query({ limit, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: undefined as Cursor,
    getNextPageParam: (page): Cursor => (page.length < limit ? undefined : page.at(-1)?.id),
  })
}

function countUnread(notifications: NotificationView[]): number {
  return notifications.filter(({ is_read }) => !is_read).length
}
