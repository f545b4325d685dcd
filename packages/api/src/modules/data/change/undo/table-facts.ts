import type { Scope } from "../../../../request/scope.ts"
import { trackedNouns, type TrackedNoun } from "@hearthbook/core/nouns/nouns"

/** A reference between two tracked tables. */
export type Reference = {
  child: TrackedNoun
  /** The child's column with the parent's id. */
  column: string
  parent: TrackedNoun
  /** True if deleting the parent only empties the column. */
  sets_null: boolean
}

export type TableFacts = {
  references: Reference[]
  /** The columns that can be written, without generated ones. */
  columns: Map<TrackedNoun, string[]>
}

/**
 * Reads the references and columns of the tracked tables from the database's catalog, so that no later column is forgotten. Names are
 * cast to text, because Neon's driver does not know the catalog's type `name`.
 */
export async function readTableFacts({ db }: Scope): Promise<TableFacts> {
  const tables = [...trackedNouns]
  const columns = await db.$queryRaw<{ table: TrackedNoun; columns: string[] }[]>`
    SELECT c.relname::text AS "table", array_agg(a.attname::text) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = to_regnamespace('public') AND c.relname = ANY (${tables}::text[])
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname`
  // A key within a family ends with the column of the parent's id.
  const references = await db.$queryRaw<Reference[]>`
    SELECT c.relname::text AS child, a.attname::text AS "column", p.relname::text AS parent, f.confdeltype = 'n' AS sets_null
    FROM pg_constraint f
      JOIN pg_class c ON c.oid = f.conrelid
      JOIN pg_class p ON p.oid = f.confrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = f.conkey[cardinality(f.conkey)]
    WHERE f.contype = 'f' AND c.relnamespace = to_regnamespace('public')
      AND c.relname = ANY (${tables}::text[]) AND p.relname = ANY (${tables}::text[])`
  return { references, columns: new Map(columns.map((row) => [row.table, row.columns])) }
}
