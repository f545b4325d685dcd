import type { Role } from "@hearthbook/core/permissions/permissions"
import { notificationKinds, notificationPath } from "@hearthbook/core/notifications/notification-kinds"
import type { NotificationView } from "@hearthbook/api/messages/notification"
import { dayOf } from "../../lib/format.ts"

/** The page that shows the subject of a notification; null if there is none for this person. */
export function notificationUrl(role: Role, { kind, assignment_id, day }: NotificationView): string | null {
  // A newer server may send kinds this version does not know.
  if (!notificationKinds.includes(kind)) return null
  return notificationPath(role, kind, { assignment_id, day: day && dayOf(day) })
}
