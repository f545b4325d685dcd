import type { Prisma } from "@hearthbook/db"

/** What a mail can be switched off by, as `mailSettings` names it. */
export const mailSettingsSelect = {
  email_assignments: true,
  email_grades: true,
  email_attendance: true,
  weekly_reports: true,
  login_notifications: true,
} satisfies Prisma.settingsSelect
