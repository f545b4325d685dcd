import type { Prisma } from "@hearthbook/db"
import type { Settings } from "../../request.ts"
import { readDateFormat } from "../../rules/date-format.ts"
import type { UserView, WhoamiView } from "./auth.schema.ts"

export const userSelect = {
  id: true,
  role: true,
  first_name: true,
  last_name: true,
  email: true,
  student_id: true,
  email_verified_at: true,
  must_change_password: true,
  oauth_accounts: { where: { purpose: "drive" }, select: { id: true } },
  avatar: { select: { id: true } },
  settings: { select: { theme: true, date_format: true } },
} satisfies Prisma.userSelect

export const whoamiSelect = {
  ...userSelect,
  created_at: true,
  family: { select: { id: true, name: true, time_zone: true, school_days: true, year_start: true, expires_at: true } },
} satisfies Prisma.userSelect

export function toUserView({
  oauth_accounts,
  avatar,
  settings,
  ...user
}: Prisma.userGetPayload<{ select: typeof userSelect }>): UserView {
  return {
    id: user.id,
    role: user.role,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    student_id: user.student_id,
    is_google_drive_connected: oauth_accounts.length > 0,
    email_verified: user.email_verified_at !== null,
    must_change_password: user.must_change_password,
    avatar_id: avatar?.id ?? null,
    theme: settings?.theme ?? "auto",
    date_format: readDateFormat(settings?.date_format),
  }
}

export function toWhoamiView(
  row: Prisma.userGetPayload<{ select: typeof whoamiSelect }>,
  { require_verified_email }: Settings,
): WhoamiView {
  return {
    ...toUserView(row),
    family: { ...row.family, expires_at: row.family.expires_at?.toISOString() ?? null },
    email_verification_required: require_verified_email && row.role !== "student",
    created_at: row.created_at.toISOString(),
  }
}
