import type { Prisma } from "@hearthbook/db"

/** The columns of `mailSettings`. */
export const mailSettingsSelect = {
  email_assignments: true,
  email_grades: true,
  email_attendance: true,
  weekly_reports: true,
  login_notifications: true,
} satisfies Prisma.settingsSelect
