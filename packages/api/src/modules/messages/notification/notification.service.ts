import type { z } from "zod"
import { found } from "@hearthbook/core/errors/not-found"
import { findCursor } from "../../../sql/paging.ts"
import type { Scope } from "../../../request/scope.ts"
import { visibleTo } from "./notification.policy.ts"
import type { notificationFilter, NotificationView, readAllView } from "./notification.schema.ts"
import { byNewest, notificationSelect, selectNotifications, toNotificationView } from "./notification.select.ts"

/** The person's notifications, newest first. */
export async function listNotifications(
  scope: Scope,
  { limit, cursor }: z.output<typeof notificationFilter>,
): Promise<NotificationView[]> {
  const from = await findCursor(cursor, (id) =>
    scope.db.notification.findFirst({
      where: { id, AND: visibleTo(scope) },
      select: { id: true, visible_at: true },
    }),
  )
  return selectNotifications(scope, [from && byNewest.after(from)], limit)
}

/** Marks one as read; repeating it changes nothing. NOT_FOUND if it is another person's. */
export async function readNotification(scope: Scope, id: string): Promise<NotificationView> {
  const where = { id, AND: visibleTo(scope) }
  await scope.db.notification.updateMany({ where: { ...where, is_read: false }, data: { is_read: true } })
  const row = await scope.db.notification.findFirst({ where, select: notificationSelect })
  return toNotificationView(scope, found(row, "notification"))
}

/** Marks all of the person's notifications as read. */
export async function readAllNotifications(scope: Scope): Promise<z.output<typeof readAllView>> {
  const where = { ...visibleTo(scope), is_read: false }
  const { count } = await scope.db.notification.updateMany({ where, data: { is_read: true } })
  return { read: count }
}
