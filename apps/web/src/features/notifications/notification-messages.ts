import type { Day } from "@hearthbook/core/time/days"
import { notificationKind, notificationKinds } from "@hearthbook/core/notifications/notification-kinds"
import type { NotificationView } from "@hearthbook/api/messages/notification"
import { formatNearDay } from "../../lib/format.ts"

type NotificationDetails = Pick<NotificationView, "kind" | "body" | "day">

/**
 * The line below the title: 'Science, due tomorrow'. Days are relative to the reader's today. Null if there is none.
 */
export function detailOf({ kind, body, day }: NotificationDetails, today: Day): string | null {
  const near = day && formatNearDay(day, today)
  // A newer server may send kinds this version does not know.
  const prefix = notificationKinds.includes(kind) ? notificationKind(kind).day_prefix : undefined
  const dayWords = near && prefix ? `${prefix} ${near}` : near
  const words = [body, dayWords].filter((part) => part !== null && part !== "").join(", ")
  return words === "" ? null : words.charAt(0).toUpperCase() + words.slice(1)
}
