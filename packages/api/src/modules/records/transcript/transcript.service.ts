import type { Scope } from "../../../request/scope.ts"
import { lockFamily } from "../../family/family/lock-family.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { loadTranscript } from "./load-transcript.ts"
import { visibleTo } from "./transcript.policy.ts"
import { transcriptContent, type TranscriptContent, type TranscriptView } from "./transcript.schema.ts"

/**
 * A student's transcript: a finalized one as it was, else as the records give it today. NOT_FOUND if the caller may not see the
 * student.
 */
export async function readTranscript(scope: Scope, student_id: string): Promise<TranscriptView> {
  const { content: current, missing } = await loadTranscript(scope, student_id)
  const kept = await findFinalized(scope, student_id)
  if (!kept) return { ...current, official: false, finalized_at: null, changed_since: false, missing }
  const { content, finalized_at } = kept
  return {
    ...content,
    official: true,
    finalized_at: finalized_at.toISOString(),
    changed_since: toCompare(content) !== toCompare(current),
    missing,
  }
}

/** Keeps the transcript of today as the official one. One that is official stays as it is: reopen it first. */
export async function finalizeTranscript(scope: Scope, student_id: string): Promise<TranscriptView> {
  const { db, family_id, now } = scope
  await requireStudent(scope, student_id)
  await lockFamily(scope)
  if (!(await findFinalized(scope, student_id))) {
    const { content } = await loadTranscript(scope, student_id)
    const data = { family_id, student_id, content, finalized_at: now, created_at: now }
    await db.transcript.create({ data, select: { id: true } })
  }
  return readTranscript(scope, student_id)
}

/** Makes the transcript unofficial, so that it follows the records. Its links open nothing until it is finalized again. */
export async function reopenTranscript(scope: Scope, student_id: string): Promise<TranscriptView> {
  await requireStudent(scope, student_id)
  await scope.db.transcript.deleteMany({ where: { student_id, AND: visibleTo(scope) } })
  return readTranscript(scope, student_id)
}

/** The content of an official transcript and the moment it was finalized. Null for an unofficial one. */
export async function findFinalized(
  scope: Scope,
  student_id: string,
): Promise<{ content: TranscriptContent; finalized_at: Date } | null> {
  const select = { content: true, finalized_at: true }
  const row = await scope.db.transcript.findFirst({ where: { student_id, AND: visibleTo(scope) }, select })
  return row && { content: transcriptContent.parse(row.content), finalized_at: row.finalized_at }
}

/** The content as a text to compare, without the day and the file of the logo. The schema decides the order of the fields. */
function toCompare({ as_of: _day, school, ...content }: TranscriptContent): string {
  return JSON.stringify({ ...content, school: school && { ...school, logo_file_id: null } })
}
