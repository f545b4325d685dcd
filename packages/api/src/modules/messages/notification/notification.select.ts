import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { keyset } from "../../../sql/keyset.ts"
import { allOf, limitTo, type Condition } from "../../../sql/statement.ts"
import { visibleRows } from "./notification.policy.ts"
import type { NotificationView } from "./notification.schema.ts"

export const notificationSelect = {
  id: true,
  kind: true,
  title: true,
  body: true,
  is_read: true,
  student_id: true,
  assignment_id: true,
  day: true,
  created_at: true,
} satisfies Prisma.notificationSelect

type NotificationRow = Prisma.notificationGetPayload<{ select: typeof notificationSelect }>

/** The newest first. */
export const byNewest = keyset("desc", [
  ["visible_at", "timestamptz"],
  ["id", "uuid"],
])

/** The person's notifications, newest first. Raw SQL, because every page waits for it. */
export async function selectNotifications(
  scope: Scope,
  where: Condition[],
  limit?: number,
): Promise<NotificationView[]> {
  const rows = await scope.db.$queryRaw<NotificationRow[]>`
    SELECT a.id, a.kind::text, a.title, a.body, a.is_read, a.student_id, a.assignment_id, a.day, a.created_at
    FROM notification a
    WHERE ${allOf(visibleRows(scope), where)}
    ORDER BY ${byNewest.order} ${limitTo(limit)}`
  return rows.map((row) => toNotificationView(scope, row))
}

/** A notification as its reader may see it: the body of a graded work's is the grade. */
export function toNotificationView({ actor }: Pick<Scope, "actor">, row: NotificationRow): NotificationView {
  const body = row.kind === "work_graded" && !actor.sees_grades ? null : row.body
  return { ...row, body, day: row.day?.toISOString() ?? null, created_at: row.created_at.toISOString() }
}
