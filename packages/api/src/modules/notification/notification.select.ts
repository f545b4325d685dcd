import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../request/scope.ts"
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

/** A notification as its reader may see it: the body of a graded work's is the grade. */
export function toNotificationView(
  { actor }: Pick<Scope, "actor">,
  row: Prisma.notificationGetPayload<{ select: typeof notificationSelect }>,
): NotificationView {
  const body = row.kind === "work_graded" && !actor.sees_grades ? null : row.body
  return { ...row, body, day: row.day?.toISOString() ?? null, created_at: row.created_at.toISOString() }
}
