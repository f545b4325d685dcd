import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { countOf } from "@hearthbook/core/names/count-of"
import { countRecords } from "@hearthbook/core/import/import-kinds"
import { planByKeys } from "../../../sql/plan-by-keys.ts"
import { recordChange, type RowCounts } from "../../../recording/record-change.ts"
import { followCalendar } from "../../family/filing-dates/move-with-calendar.ts"
import { lockFamily } from "../../family/family/lock-family.ts"
import { visibleTo } from "./import.policy.ts"
import type { ImportConfirm, ImportReading, ImportResult } from "./import.schema.ts"
import { requirePreview } from "./import.service.ts"
import { keepJudged } from "./kept-import.ts"
import { judgeImport, type Imported } from "./validate-import.ts"

/**
 * Writes the rows of an import, all or none, as one change that can be undone. They are compared again with what is there now. CONFLICT
 * if something is still asked, if rows are wrong and not left out, and for a second time; LOCKED for a record of a locked school year.
 */
export async function confirmImport(
  scope: Scope,
  { id, leave_out_wrong, leave_out_rows = [] }: ImportConfirm,
): Promise<ImportResult> {
  // Two imports at the same moment would make a missing subject twice.
  await lockFamily(scope)
  const preview = { ...(await requirePreview(scope, { id })), left_out: new Set(leave_out_rows) }
  const { reading, rows, write } = await judgeImport(scope, preview)
  refuseUnready(reading, leave_out_wrong)
  await planByKeys(scope, reading.counts.new + reading.counts.changed + reading.counts.removed)
  const describe = (_: void, written: RowCounts) => summarize(preview, reading.counts, written)
  const { change_id, summary } = await recordChange(scope, { kind: "import", summary: describe }, write)
  await scope.db.data_import.update({
    where: { id, AND: visibleTo(scope) },
    data: { status: "done", change_id, reading, version: { increment: 1 } },
    select: { id: true },
  })
  await keepJudged(scope, id, rows)
  // An event that is changed may be a day off.
  if (preview.kind === "calendar") await followCalendar(scope)
  const { new: created, changed, unchanged, removed, wrong } = reading.counts
  return { created, changed, unchanged, removed, left_out: wrong + preview.left_out.size, change_id, summary }
}

function refuseUnready({ questions, counts }: ImportReading, leave_out_wrong: boolean): void {
  if (questions.length > 0) throw new AppError("CONFLICT", "Answer what is asked about the columns first.")
  if (counts.wrong === 0 || leave_out_wrong) return
  const rows = counts.wrong === 1 ? "One row is wrong" : `${counts.wrong} rows are wrong`
  throw new AppError("CONFLICT", `${rows}. Leave out what is wrong, or correct it first.`)
}

/** Such as 'Imported 36 lessons, changed 2, made 1 subject and 1 course'. */
function summarize({ kind }: Imported, counts: ImportReading["counts"], written: RowCounts): string {
  const made = [
    ...(kind === "subjects" ? [] : [countMade(written["subject"]?.written ?? 0, "subject")]),
    countMade(written["curriculum"]?.written ?? 0, "course"),
  ].filter((words) => words !== null)
  const done = [
    ["imported", counts.new],
    ["changed", counts.changed],
    ["removed", counts.removed],
  ] as const
  // The first part names what they are: 'Changed 2 events, removed 1'.
  const [first = ["imported", 0] as const, ...others] = done.filter(([, count]) => count > 0)
  const words = [
    `${first[0]} ${countRecords(kind, first[1])}`,
    ...others.map(([verb, count]) => `${verb} ${count.toLocaleString("en-US")}`),
    ...(made.length > 0 ? [`made ${made.join(" and ")}`] : []),
  ].join(", ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function countMade(count: number, noun: string): string | null {
  return count === 0 ? null : countOf(count, noun)
}
