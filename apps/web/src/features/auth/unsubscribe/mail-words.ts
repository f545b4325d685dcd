import type { UnsubscribeView } from "@hearthbook/api/schemas/unsubscribe"

type Words = { mails: string; /** What else the switch governs (docs/decisions/016). */ also: string }

const bell = " The bell in Hearthbook will be silent about them too."

/** What the mails of a switch are called in a sentence: 'Stop mails about grades?' */
export const mailWords: Record<UnsubscribeView["setting"], Words> = {
  email_assignments: { mails: "mails about assignments", also: bell },
  email_grades: { mails: "mails about grades", also: bell },
  email_attendance: { mails: "mails about attendance", also: bell },
  weekly_reports: { mails: "weekly reports", also: "" },
  login_notifications: { mails: "mails about new sign-ins", also: "" },
}
