import { AppError } from "@hearthbook/core/errors/errors"
import { mostChildren, tooManyChildren } from "@hearthbook/core/limits/limits"
import type { Scope } from "../../../../request/scope.ts"
import { isBrokenReference, isTakenKey } from "../../../../sql/database-errors.ts"
import { planByKeys } from "../../../../sql/plan-by-keys.ts"
import type { ChangedRow, UndoInput, UndoView } from "../change.schema.ts"
import { restoreSetupAnswers } from "../../../plan/setup-answers/setup-answers.service.ts"
import { followCalendar } from "../../../family/filing-dates/move-with-calendar.ts"
import { getChange } from "../change.service.ts"
import { findBlocked, rowKey } from "./find-blocked.ts"
import { nameWork, readRecordedRows, type RecordedRow } from "./recorded-rows.ts"
import { restoreRows } from "./restore-rows.ts"
import { readTableFacts } from "./table-facts.ts"

/**
 * Makes every row of a change as it was before, all or none. CONFLICT with the rows that were changed since, unless
 * `skip_changed` leaves them; CONFLICT if it was undone already. A preview changes nothing.
 */
export async function undoChange(
  scope: Scope,
  { id, skip_changed = false, preview = false }: UndoInput,
): Promise<UndoView> {
  await lockChange(scope, id)
  if ((await getChange(scope, id)).undone_at) throw new AppError("CONFLICT", "This was undone already.")
  const rows = await readRecordedRows(scope, id)
  const facts = await readTableFacts(scope)
  const blocked = await findBlocked(scope, id, rows, facts.references)
  const isBlocked = ({ noun, row_id }: RecordedRow) => blocked.has(rowKey(noun, row_id))
  const changed = (await nameWork(scope, rows.filter(isBlocked))).map(toChangedRow)
  const undone = rows.filter((row) => !isBlocked(row))
  if (!preview) {
    if (changed.length > 0 && !skip_changed) {
      const message = `This cannot be undone completely: ${describe(changed)} since.`
      throw new AppError("CONFLICT", message, { changed })
    }
    await planByKeys(scope, undone.length)
    await restoreRows({ scope, change_id: id, rows: undone, facts }).catch(refuseIfTaken)
    if (undone.some(({ noun }) => noun === "student")) await checkChildren(scope)
    await restoreSetupAnswers(scope, id)
    if (undone.some(({ noun }) => decidesDueDays.has(noun))) await followCalendar(scope)
    await markUndone(scope, id)
  }
  return { change: await getChange(scope, id), count: undone.length, changed }
}

/** The tables that due days of filings follow, and the filings themselves. */
const decidesDueDays = new Set<string>(["school_year", "event", "requirement", "filing"])

async function lockChange({ db, family_id }: Scope, id: string): Promise<void> {
  await db.$queryRaw`SELECT id FROM change WHERE id = ${id}::uuid AND family_id = ${family_id}::uuid FOR UPDATE`
}

/** CONFLICT if a child has come back into a family that was full again. */
async function checkChildren({ db, family_id }: Scope): Promise<void> {
  if ((await db.student.count({ where: { family_id } })) > mostChildren) throw new AppError("CONFLICT", tooManyChildren)
}

/** The rows are not needed any more: a change is undone once. */
async function markUndone({ db, family_id, now }: Scope, id: string): Promise<void> {
  await db.change.update({ where: { family_id, id }, data: { undone_at: now }, select: { id: true } })
  await db.change_row.deleteMany({ where: { family_id, change_id: id } })
  await db.change_file.deleteMany({ where: { family_id, change_id: id } })
}

function toChangedRow({ noun, row_id, name }: RecordedRow): ChangedRow {
  return { noun, id: row_id, name }
}

/** The first names, such as '“Lesson 3”, “Lesson 4” and 2 more were changed'. */
function describe(changed: ChangedRow[]): string {
  const names = changed.slice(0, 3).map(({ name, noun }) => (name ? `“${name}”` : `one ${noun.replaceAll("_", " ")}`))
  const more = changed.length - names.length
  const list = [...names, ...(more > 0 ? [`${more} more`] : [])]
  const last = list.pop() ?? ""
  const words = list.length > 0 ? `${list.join(", ")} and ${last}` : last
  return `${words} ${changed.length === 1 ? "was" : "were"} changed`
}

/** A name or an address of a deleted row may be in use again. */
function refuseIfTaken(error: unknown): never {
  if (!isTakenKey(error) && !isBrokenReference(error)) throw error
  throw new AppError("CONFLICT", "Something that this change needs was changed since. Undo the later changes first.")
}
