import type { NotificationView } from "@hearthbook/api/schemas/notification"
import { hashKey, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { useNotificationPages } from "./use-notifications.ts"

/**
 * When one is told of something new, it was done elsewhere: what is on the screen is asked for anew, as after a write of one's
 * own (api/query-client.ts). Not for the first list, which is no older than the page.
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

/** Whether one stands above those that were known, the newest first; older ones come below when they are asked for. */
function hasNewer(notifications: NotificationView[], known: Set<string>): boolean {
  const last = notifications.findLastIndex(({ id }) => known.has(id))
  const recent = last === -1 ? notifications : notifications.slice(0, last)
  return recent.some(({ id }) => !known.has(id))
}
