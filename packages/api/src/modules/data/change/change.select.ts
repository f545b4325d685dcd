import type { Prisma } from "@hearthbook/db"
import type { ChangeView } from "./change.schema.ts"

export const changeSelect = {
  id: true,
  kind: true,
  summary: true,
  user: { select: { id: true, first_name: true } },
  created_at: true,
  undone_at: true,
} satisfies Prisma.changeSelect

export function toChangeView(row: Prisma.changeGetPayload<{ select: typeof changeSelect }>): ChangeView {
  return { ...row, created_at: row.created_at.toISOString(), undone_at: row.undone_at?.toISOString() ?? null }
}
