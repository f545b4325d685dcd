import type { Prisma } from "@hearthbook/db"
import { fileSelect, toFileView } from "../file/file.select.ts"
import type { SubmissionView } from "./submission.schema.ts"

export const submissionSelect = {
  id: true,
  assignment_id: true,
  kind: true,
  url: true,
  text: true,
  files: { select: fileSelect, orderBy: [{ position: "asc" }, { id: "asc" }] },
  submitted_at: true,
} satisfies Prisma.submissionSelect

export function toSubmissionView(
  row: Prisma.submissionGetPayload<{ select: typeof submissionSelect }>,
): SubmissionView {
  return { ...row, files: row.files.map(toFileView), submitted_at: row.submitted_at.toISOString() }
}
