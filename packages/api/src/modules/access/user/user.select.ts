import type { Prisma } from "@hearthbook/db"
import type { MemberView } from "./user.schema.ts"

export const memberSelect = {
  id: true,
  role: true,
  first_name: true,
  last_name: true,
  email: true,
  student_id: true,
  email_verified_at: true,
  suspended_at: true,
  avatar: { select: { id: true } },
  created_at: true,
} satisfies Prisma.userSelect

type MemberRow = Prisma.userGetPayload<{ select: typeof memberSelect }>

export function toMemberView({ email_verified_at, suspended_at, avatar, created_at, ...row }: MemberRow): MemberView {
  return {
    ...row,
    email_verified: email_verified_at !== null,
    suspended: suspended_at !== null,
    avatar_id: avatar?.id ?? null,
    created_at: created_at.toISOString(),
  }
}
