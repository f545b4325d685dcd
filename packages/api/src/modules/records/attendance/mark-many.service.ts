import type { Scope } from "../../../request/scope.ts"
import { recordChange } from "../../../recording/record-change.ts"
import type { BulkMarkView, MarkDraft } from "./attendance.schema.ts"
import { markAllAttendance } from "./mark-attendance.service.ts"

/**
 * Sets or clears marks like `markAllAttendance`, as one change that can be undone. A single mark is no change, because setting it
 * again is as simple. Throws the same errors.
 */
export async function markManyAttendance(scope: Scope, records: MarkDraft[]): Promise<BulkMarkView[]> {
  if (records.length === 1) return withChange(null, await markAllAttendance(scope, records))
  const description = { kind: "marks", summary: summarize(records) } as const
  const { change_id, result } = await recordChange(scope, description, () => markAllAttendance(scope, records))
  return withChange(change_id, result)
}

function withChange(change_id: string | null, marks: Omit<BulkMarkView, "change_id">[]): BulkMarkView[] {
  return marks.map((mark) => ({ ...mark, change_id }))
}

/** Such as 'Set 3 attendance marks', or 'Set 3 and cleared 1 of 4 attendance marks'. */
function summarize(records: MarkDraft[]): string {
  const cleared = records.filter(({ status }) => status === null).length
  const set = records.length - cleared
  if (cleared === 0) return `Set ${set} attendance marks`
  return set === 0
    ? `Cleared ${cleared} attendance marks`
    : `Set ${set} and cleared ${cleared} of ${records.length} attendance marks`
}
