import type { UnsubscribeView } from "@hearthbook/api/messages/unsubscribe"

type Words = { mails: string; /** Other effects of the setting (docs/decisions/016). */ also: string }

const bell = " The bell in Hearthbook will stop showing them, too."

/** Names of each setting's emails, for a sentence: 'Stop eemails about grades?' */
export const mailWords: Record<UnsubscribeView["setting"], Words> = {
  email_assignments: { mails: "emails about assignments", also: bell },
  email_grades: { mails: "emails about grades", also: bell },
  email_attendance: { mails: "emails about attendance", also: bell },
  weekly_reports: { mails: "weekly reports", also: "" },
  login_notifications: { mails: "emails about new sign-ins", also: "" },
}
