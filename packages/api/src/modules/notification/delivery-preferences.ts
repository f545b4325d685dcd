import type { MailSetting } from "../unsubscribe/unsubscribe.schema.ts"
import type { NotificationKind } from "./notification.schema.ts"

/** What its receiver may have switched off, and by which setting. The last way in is always told of, and by the bell alone. */
export const mailSwitches = {
  assignment_set: "email_assignments",
  work_submitted: "email_assignments",
  work_graded: "email_grades",
  absence_recorded: "email_attendance",
  login_created: "login_notifications",
  invitation_accepted: null,
} as const satisfies Record<NotificationKind, MailSetting | null>

/** What comes as a push message too, where push_assignments is on. */
export const pushed: NotificationKind[] = ["assignment_set", "work_submitted"]
