import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { found } from "../../errors/not-found.ts"
import { readPage } from "../../sql/paging.ts"
import type { Scope } from "../../request/scope.ts"
import { visibleTo } from "./notification.policy.ts"
import type { notificationFilter, NotificationView, readAllView } from "./notification.schema.ts"
import { notificationSelect, toNotificationView } from "./notification.select.ts"

const order = [{ visible_at: "desc" }, { id: "desc" }] satisfies Prisma.notificationOrderByWithRelationInput[]

/** The person's notifications, newest first. */
export async function listNotifications(
  scope: Scope,
  page: z.output<typeof notificationFilter>,
): Promise<NotificationView[]> {
  const rows = await readPage(page, {
    order,
    place: (id) =>
      scope.db.notification.findFirst({
        where: { id, AND: visibleTo(scope) },
        select: { id: true, visible_at: true },
      }),
    read: ({ take, after }) =>
      scope.db.notification.findMany({
        where: { AND: [visibleTo(scope), after] },
        select: notificationSelect,
        orderBy: order,
        take,
      }),
  })
  return rows.map((row) => toNotificationView(scope, row))
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
