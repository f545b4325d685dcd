import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../../request/scope.ts"
import type { RecordedRow } from "./recorded-rows.ts"
import type { Reference } from "./table-facts.ts"
import { keyOf } from "./key-of.ts"

/** A child and its parent, by their keys in `rowKey`. */
type Link = { child: string; parent: string }

export function rowKey(noun: string, id: string): string {
  return `${noun} ${id}`
}

/**
 * The keys of the rows that cannot be undone: those that were changed since, created rows to which something was added since, which
 * would be lost with them, and rows whose parent is missing.
 */
export async function findBlocked(scope: Scope, change_id: string, rows: RecordedRow[], references: Reference[]) {
  const blocked = new Set(rows.filter(({ is_changed }) => is_changed).map(({ noun, row_id }) => rowKey(noun, row_id)))
  const kept = await readChildren(scope, rows, references)
  const needed = await readParents(scope, change_id, rows, references)
  const created = keysOf(rows.filter(({ is_created }) => is_created))
  const deleted = keysOf(rows.filter(({ is_deleted }) => is_deleted))
  const isDeletedByUndo = (key: string) => created.has(key) && !blocked.has(key)
  const isInsertedByUndo = (key: string) => deleted.has(key) && !blocked.has(key)
  for (let size = -1; size !== blocked.size;) {
    size = blocked.size
    for (const { child, parent } of kept) if (!isDeletedByUndo(child)) blocked.add(parent)
    for (const { child, parent } of needed) if (!isInsertedByUndo(parent)) blocked.add(child)
  }
  return blocked
}

function keysOf(rows: RecordedRow[]): Set<string> {
  return new Set(rows.map(({ noun, row_id }) => rowKey(noun, row_id)))
}

/** The current children of created rows. A reference that a deletion only empties does not count. */
async function readChildren({ db, family_id }: Scope, rows: RecordedRow[], references: Reference[]): Promise<Link[]> {
  const links: Link[] = []
  for (const reference of references) {
    const { child, column, parent, sets_null } = reference
    const ids = rows.filter((row) => row.noun === parent && row.is_created).map(({ row_id }) => row_id)
    if (sets_null || followsParent(reference) || ids.length === 0) continue
    const found = await db.$queryRaw<{ child_id: string; parent_id: string }[]>`
      SELECT t.${Prisma.raw(keyOf(child))} AS child_id, t.${Prisma.raw(column)} AS parent_id FROM ${Prisma.raw(`"${child}"`)} t
      WHERE t.family_id = ${family_id}::uuid AND t.${Prisma.raw(column)} = ANY (${ids}::uuid[])
        AND ${addedByPerson(child)}`
    links.push(
      ...found.map(({ child_id, parent_id }) => ({
        child: rowKey(child, child_id),
        parent: rowKey(parent, parent_id),
      })),
    )
  }
  return links
}

/** SQL for the rows that do not follow another one. The time of a lesson has its subject and course, and goes with the lesson. */
function addedByPerson(child: string): Prisma.Sql {
  return child === "time_entry" ? Prisma.sql`t.lesson_id IS NULL` : Prisma.sql`TRUE`
}

/** True for the time of a lesson or an event, which is deleted with it and was not added by a person. */
function followsParent({ child, column }: Reference): boolean {
  return child === "time_entry" && (column === "lesson_id" || column === "event_id")
}

/** The parents that rows had before the change, and that do not exist now. */
async function readParents(
  { db, family_id }: Scope,
  change_id: string,
  rows: RecordedRow[],
  references: Reference[],
): Promise<Link[]> {
  const links: Link[] = []
  for (const { child, column, parent } of references) {
    if (!rows.some((row) => row.noun === child && !row.is_created)) continue
    const found = await db.$queryRaw<{ child_id: string; parent_id: string }[]>`
      SELECT c.row_id AS child_id, c.before ->> ${column} AS parent_id FROM change_row c
        LEFT JOIN ${Prisma.raw(`"${parent}"`)} p
          ON p.family_id = ${family_id}::uuid AND p.${Prisma.raw(keyOf(parent))} = (c.before ->> ${column})::uuid
      WHERE c.family_id = ${family_id}::uuid AND c.change_id = ${change_id}::uuid AND c.noun = ${child}
        AND c.before ->> ${column} IS NOT NULL AND p.${Prisma.raw(keyOf(parent))} IS NULL`
    links.push(
      ...found.map(({ child_id, parent_id }) => ({
        child: rowKey(child, child_id),
        parent: rowKey(parent, parent_id),
      })),
    )
  }
  return links
}
