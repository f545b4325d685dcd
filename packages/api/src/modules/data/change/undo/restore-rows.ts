import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../../request/scope.ts"
import type { RecordedRow } from "./recorded-rows.ts"
import type { TableFacts } from "./table-facts.ts"
import { trackedNouns, type TrackedNoun } from "@hearthbook/core/nouns/nouns"
import { keyOf } from "./key-of.ts"

type Restored = { scope: Scope; change_id: string; rows: RecordedRow[]; facts: TableFacts }

/** Makes rows as they were before a change: inserts and updates parents first, then deletes children first. */
export async function restoreRows(restored: Restored): Promise<void> {
  const { scope, change_id, rows } = restored
  const idsOf = (table: TrackedNoun, which: (row: RecordedRow) => boolean) =>
    rows.filter((row) => row.noun === table && which(row)).map(({ row_id }) => row_id)
  for (const table of trackedNouns) {
    const ids = idsOf(table, ({ is_deleted }) => is_deleted)
    if (ids.length > 0) await insertRows(restored, table, ids)
    if (table === "file" && ids.length > 0) await insertContents(scope, change_id, ids)
  }
  for (const table of trackedNouns) {
    const ids = idsOf(table, ({ is_created, is_deleted }) => !is_created && !is_deleted)
    if (ids.length > 0) await updateRows(restored, table, ids)
  }
  for (const table of trackedNouns.toReversed()) {
    const ids = idsOf(table, ({ is_created }) => is_created)
    if (ids.length > 0) await deleteRows(scope, table, ids)
  }
}

/** The columns of a table that its recorded rows have. A column that was added later keeps its default. */
async function recordedColumns({ scope, change_id, facts }: Restored, table: TrackedNoun): Promise<string[]> {
  const { db, family_id } = scope
  const keys = await db.$queryRaw<{ key: string }[]>`
    SELECT DISTINCT jsonb_object_keys(before) AS key FROM change_row
    WHERE family_id = ${family_id}::uuid AND change_id = ${change_id}::uuid AND noun = ${table} AND before IS NOT NULL`
  const known = new Set(keys.map(({ key }) => key))
  return (facts.columns.get(table) ?? []).filter((column) => known.has(column))
}

/** SQL for a column's value: the version increases, and the row was updated now. */
function valueOf(column: string, { now }: Scope, version: string): Prisma.Sql {
  if (column === "version") return Prisma.raw(`${version} + 1`)
  return column === "updated_at" ? Prisma.sql`${now}::timestamptz` : Prisma.raw(`r."${column}"`)
}

async function insertRows(restored: Restored, table: TrackedNoun, ids: string[]): Promise<void> {
  const { scope, change_id } = restored
  const columns = await recordedColumns(restored, table)
  const name = Prisma.raw(`"${table}"`)
  await scope.db.$executeRaw`
    INSERT INTO ${name} (${Prisma.raw(columns.map((column) => `"${column}"`).join(", "))})
    SELECT ${Prisma.join(columns.map((column) => valueOf(column, scope, 'r."version"')))}
    FROM change_row c CROSS JOIN LATERAL jsonb_populate_record(NULL::${name}, c.before) r
    WHERE c.family_id = ${scope.family_id}::uuid AND c.change_id = ${change_id}::uuid AND c.noun = ${table}
      AND c.row_id = ANY (${ids}::uuid[])`
}

async function updateRows(restored: Restored, table: TrackedNoun, ids: string[]): Promise<void> {
  const { scope, change_id } = restored
  const key = keyOf(table)
  const columns = (await recordedColumns(restored, table)).filter((column) => column !== key && column !== "family_id")
  const name = Prisma.raw(`"${table}"`)
  const sets = columns.map(
    (column) => Prisma.sql`${Prisma.raw(`"${column}"`)} = ${valueOf(column, scope, 't."version"')}`,
  )
  await scope.db.$executeRaw`
    UPDATE ${name} t SET ${Prisma.join(sets)}
    FROM change_row c CROSS JOIN LATERAL jsonb_populate_record(NULL::${name}, c.before) r
    WHERE t.family_id = ${scope.family_id}::uuid AND t.${Prisma.raw(key)} = c.row_id
      AND c.family_id = ${scope.family_id}::uuid AND c.change_id = ${change_id}::uuid AND c.noun = ${table}
      AND c.row_id = ANY (${ids}::uuid[])`
}

async function deleteRows({ db, family_id }: Scope, table: TrackedNoun, ids: string[]): Promise<void> {
  await db.$executeRaw`
    DELETE FROM ${Prisma.raw(`"${table}"`)}
    WHERE family_id = ${family_id}::uuid AND ${Prisma.raw(keyOf(table))} = ANY (${ids}::uuid[])`
}

async function insertContents({ db, family_id }: Scope, change_id: string, ids: string[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO file_content (file_id, family_id, bytes, object_id)
    SELECT file_id, family_id, bytes, object_id FROM change_file
    WHERE family_id = ${family_id}::uuid AND change_id = ${change_id}::uuid AND file_id = ANY (${ids}::uuid[])`
}
