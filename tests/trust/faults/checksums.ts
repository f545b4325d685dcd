import type { Db } from "@hearthbook/db"

export type Checksums = Record<string, { rows: number; sum: string }>

/** The columns to include, by table. */
export type Columns = Record<string, string[]>

/** Returns all tables with family data and their ordered columns. */
export async function readColumnNames(db: Db): Promise<Columns> {
  const rows = await db.$queryRaw<{ table: string; names: string[] }[]>`
    SELECT table_name::text AS table, array_agg(column_name::text ORDER BY column_name) AS names
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'
    GROUP BY table_name ORDER BY table_name`
  return Object.fromEntries(rows.map(({ table, names }) => [table, names]))
}

/**
 * Counts the rows of each table and computes a checksum of their content. The order of rows does not matter.
 */
export async function sumTables(db: Db, columns: Columns): Promise<Checksums> {
  const sums: Checksums = {}
  for (const [table, names] of Object.entries(columns)) {
    const row = names.map((name) => `"${name}"`).join(", ")
    const [sum] = await db.$queryRawUnsafe<{ rows: number; sum: string }[]>(`
      SELECT count(*)::int AS rows, coalesce(md5(string_agg(sum, '' ORDER BY sum)), '') AS sum
      FROM (SELECT md5(ROW(${row})::text) AS sum FROM "${table}") each_row`)
    if (sum) sums[table] = sum
  }
  return sums
}
