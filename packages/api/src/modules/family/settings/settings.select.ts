import type { Prisma } from "@hearthbook/db"
import { readDateFormat } from "@hearthbook/core/time/date-format"
import { mailSettingsSelect } from "../../messages/unsubscribe/unsubscribe.select.ts"
import type { SettingsView } from "./settings.schema.ts"

/** The settings that a person can change. */
export const editableSelect = {
  ...mailSettingsSelect,
  phone: true,
  address: true,
  bio: true,
  push_assignments: true,
  theme: true,
  date_format: true,
} satisfies Prisma.settingsSelect

export const settingsSelect = {
  first_name: true,
  last_name: true,
  email: true,
  version: true,
  avatar: { select: { id: true } },
  family: { select: { time_zone: true } },
  settings: { select: { ...editableSelect, two_factor_enabled: true } },
} satisfies Prisma.userSelect

type SettingsRow = Prisma.userGetPayload<{ select: typeof settingsSelect }>
type Editable = NonNullable<SettingsRow["settings"]>

/** `new_email` is an address whose link was not opened yet. */
export function toSettingsView(row: SettingsRow, chosen: Editable, new_email: string | null): SettingsView {
  return {
    profile: {
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      new_email,
      phone: chosen.phone,
      timezone: row.family.time_zone,
      address: chosen.address,
      bio: chosen.bio,
      avatar_id: row.avatar?.id ?? null,
      version: row.version,
    },
    notifications: {
      email_assignments: chosen.email_assignments,
      email_grades: chosen.email_grades,
      email_attendance: chosen.email_attendance,
      push_assignments: chosen.push_assignments,
      weekly_reports: chosen.weekly_reports,
    },
    preferences: { theme: chosen.theme, date_format: readDateFormat(chosen.date_format) },
    security: { two_factor_enabled: chosen.two_factor_enabled, login_notifications: chosen.login_notifications },
  }
}
