import type { NotificationView } from "@hearthbook/api/messages/notification"
import { hashKey, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { useNotificationPages } from "./use-notifications.ts"

/**
 * A new notification means that something changed elsewhere, so all queries on the screen are refetched, as after a
 * mutation (api/query-client.ts). The first list is ignored: it is as old as the page.
 */
export function useRefetchOnNotification(notifications: NotificationView[] | undefined): void {
  const client = useQueryClient()
  const { queryKey } = useNotificationPages()
  const known = useRef<Set<string> | null>(null)

  useEffect(() => {
    const before = known.current
    known.current = notifications ? new Set(notifications.map(({ id }) => id)) : null
    if (!before || !notifications || !hasNewer(notifications, before)) return
    const own = hashKey(queryKey)
    void client.invalidateQueries({ predicate: (query) => hashKey(query.queryKey) !== own })
  })
}

/** True if a notification is newer than the known ones; older ones load below. */
function hasNewer(notifications: NotificationView[], known: Set<string>): boolean {
  const last = notifications.findLastIndex(({ id }) => known.has(id))
  const recent = last === -1 ? notifications : notifications.slice(0, last)
  return recent.some(({ id }) => !known.has(id))
}
