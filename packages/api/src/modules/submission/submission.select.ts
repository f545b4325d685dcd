import type { Prisma } from "@hearthbook/db"
import type { SubmissionView } from "./submission.schema.ts"

export const submissionSelect = {
  id: true,
  assignment_id: true,
  kind: true,
  url: true,
  text: true,
  submitted_at: true,
} satisfies Prisma.submissionSelect

export function toSubmissionView(
  row: Prisma.submissionGetPayload<{ select: typeof submissionSelect }>,
): SubmissionView {
  return { ...row, submitted_at: row.submitted_at.toISOString() }
}
