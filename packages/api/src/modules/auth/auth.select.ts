import type { Prisma } from "@hearthbook/db"
import type { UserView, WhoamiView } from "./auth.schema.ts"

export const userSelect = {
  id: true,
  role: true,
  first_name: true,
  last_name: true,
  email: true,
  student_id: true,
  oauth_accounts: { where: { purpose: "drive" }, select: { id: true } },
} satisfies Prisma.userSelect

export const whoamiSelect = {
  ...userSelect,
  email_verified_at: true,
  created_at: true,
  family: { select: { id: true, name: true, time_zone: true, school_days: true, year_start: true } },
} satisfies Prisma.userSelect

export function toUserView({
  oauth_accounts,
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
  }
}

export function toWhoamiView(row: Prisma.userGetPayload<{ select: typeof whoamiSelect }>): WhoamiView {
  return {
    ...toUserView(row),
    family: row.family,
    email_verified: row.email_verified_at !== null,
    created_at: row.created_at.toISOString(),
  }
}
