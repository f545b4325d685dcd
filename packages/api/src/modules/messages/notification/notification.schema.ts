import { z } from "zod"
import { dayView, id, momentView, page } from "@hearthbook/core/fields/fields"
import { notificationKinds } from "@hearthbook/core/notifications/notification-kinds"

export { notificationKinds, type NotificationKind } from "@hearthbook/core/notifications/notification-kinds"

export const notificationFilter = page

export const notificationView = z.object({
  id,
  kind: z.enum(notificationKinds),
  title: z.string(),
  body: z.string().nullable(),
  is_read: z.boolean(),
  student_id: id.nullable().meta({ description: "The child it is about" }),
  assignment_id: id.nullable().meta({ description: "The work it is about" }),
  day: dayView.nullable().meta({ description: "The day of an absence, or the due day of new work" }),
  created_at: momentView,
})
export type NotificationView = z.output<typeof notificationView>

export const readAllView = z.object({ read: z.int().meta({ description: "How many were unread" }) })
