import { paths } from "@hearthbook/core/paths/app-paths"
import type { Day } from "@hearthbook/core/time/days"
import {
  notificationKind,
  notificationPath,
  type NotificationKind,
} from "@hearthbook/core/notifications/notification-kinds"
import type { Role } from "@hearthbook/core/permissions/permissions"

/** A due notification, as mails and push messages need it. */
export type DueNotification = {
  kind: NotificationKind
  title: string
  body: string | null
  /** The short name of the child it is about. */
  child: string | null
  assignment_id: string | null
  day: Day | null
}

/**
 * The headline of one or several notifications: 'Ada turned in 2 pieces of work'. Several are combined, so that no one gets a
 * mail for each.
 */
export function headlineOf(notifications: [DueNotification, ...DueNotification[]]): string {
  const [first] = notifications
  if (notifications.length === 1) return first.title
  const isOfOneChild = notifications.every(({ child }) => child === first.child)
  return notificationKind(first.kind).headline(notifications.length, isOfOneChild ? first.child : null)
}

/** The page of the web app that shows these notifications, which are mailed or pushed together. */
export function pathOf(role: Role, [first, ...more]: [DueNotification, ...DueNotification[]]): string {
  const pathOfOne = more.length === 0 ? notificationPath(role, first.kind, first) : null
  return pathOfOne ?? notificationPath(role, first.kind) ?? paths.start
}
