import type { Prisma } from "@hearthbook/db"
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

export function toNotificationView(
  row: Prisma.notificationGetPayload<{ select: typeof notificationSelect }>,
): NotificationView {
  return { ...row, day: row.day?.toISOString() ?? null, created_at: row.created_at.toISOString() }
}
