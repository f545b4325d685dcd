import type { Prisma } from "@hearthbook/db"
import type { FileView } from "./file.schema.ts"

export const fileSelect = {
  id: true,
  name: true,
  content_type: true,
  size: true,
  needs_password: true,
  created_at: true,
} satisfies Prisma.fileSelect

export function toFileView(row: Prisma.fileGetPayload<{ select: typeof fileSelect }>): FileView {
  return { ...row, created_at: row.created_at.toISOString() }
}
