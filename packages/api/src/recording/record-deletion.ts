import { z } from "zod"
import { removed } from "@hearthbook/core/fields/fields"
import type { Scope } from "../request/scope.ts"
import { recordWords } from "@hearthbook/core/nouns/count-words"
import { type ArchiveKind } from "@hearthbook/core/nouns/nouns"
import { changeId } from "./change-id.ts"
import { recordChange, type RowCounts } from "./record-change.ts"

/** The answer to a deletion that can be undone. */
export const undoableRemoval = removed.extend({
  change_id: changeId,
  summary: z.string().meta({ description: "What was deleted, such as 'Deleted Ada: 4 curricula, 48 lessons'" }),
})
export type UndoableRemoval = z.output<typeof undoableRemoval>

/** The kinds that a deletion's summary counts, by their tables. */
const countedKinds = {
  curriculum: "curricula",
  loop: "loops",
  lesson: "lessons",
  assignment: "assignments",
  grade: "grades",
  submission: "submissions",
  file: "files",
  schedule_entry: "schedule_entries",
  event: "events",
  attendance_record: "attendance_records",
} satisfies Record<string, ArchiveKind>

/** Runs a deletion as a change: 'Deleted Ada's Algebra: 48 lessons, 20 assignments, 18 grades'. */
export async function recordDeletion(
  scope: Scope,
  { noun, name }: { noun: string; name: string },
  remove: () => Promise<{ id: string }>,
): Promise<UndoableRemoval> {
  const describe = (_: { id: string }, counts: RowCounts) => deletionWords(name, { ...counts, [noun]: undefined })
  const { change_id, summary, result } = await recordChange(scope, { kind: "delete", summary: describe }, remove)
  return { ...result, change_id, summary }
}

/** A deletion in words and numbers. `counts` are the rows that are deleted with it. */
export function deletionWords(name: string, counts: RowCounts): string {
  const lost = Object.entries(countedKinds).map(([table, kind]) => [kind, counts[table]?.deleted ?? 0] as const)
  const words = recordWords(Object.fromEntries(lost))
  return words.length > 0 ? `Deleted ${name}: ${words.join(", ")}` : `Deleted ${name}`
}
