import type { Prisma } from "@hearthbook/db"
import type { MemberView } from "./user.schema.ts"

export const memberSelect = {
  id: true,
  role: true,
  first_name: true,
  last_name: true,
  email: true,
  student_id: true,
  created_at: true,
} satisfies Prisma.userSelect

export function toMemberView(row: Prisma.userGetPayload<{ select: typeof memberSelect }>): MemberView {
  return { ...row, created_at: row.created_at.toISOString() }
}
