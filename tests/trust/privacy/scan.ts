import type { Db } from "@hearthbook/db"

type Column = { table: string; name: string; type: string }

async function readColumns(db: Db): Promise<Column[]> {
  return db.$queryRaw<Column[]>`
    SELECT c.table_name::text AS table, c.column_name::text AS name, c.udt_name::text AS type
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1, 2`
}

/** Numbers of searched tables, columns and cells. */
export type Searched = { tables: number; columns: number; cells: number }

/**
 * Searches every cell of every table for any of the words, ignoring case and including bytes. Returns the number of matching
 * rows by column.
 */
export async function scan(db: Db, words: string[]): Promise<{ found: Record<string, number>; searched: Searched }> {
  const columns = await readColumns(db)
  const small = words.map((word) => word.toLowerCase())
  const found: Record<string, number> = {}
  let cells = 0
  for (const { table, name, type } of columns) {
    const text = type === "bytea" ? `encode("${name}", 'escape')` : `"${name}"::text`
    const rows = await db.$queryRawUnsafe<{ cell: string | null }[]>(`SELECT lower(${text}) AS cell FROM "${table}"`)
    cells += rows.length
    const hits = rows.filter(({ cell }) => cell !== null && small.some((word) => cell.includes(word))).length
    if (hits > 0) found[`${table}.${name}`] = hits
  }
  return {
    found,
    searched: { tables: new Set(columns.map(({ table }) => table)).size, columns: columns.length, cells },
  }
}

/** Returns every id in the family's rows. */
export async function listIds(db: Db, family_id: string): Promise<string[]> {
  const columns = await readColumns(db)
  const owned = new Set(columns.filter(({ name }) => name === "family_id").map(({ table }) => table))
  const ids = new Set([family_id])
  for (const { table, name } of columns.filter(({ table, type }) => type === "uuid" && owned.has(table))) {
    const sql = `SELECT "${name}"::text AS id FROM "${table}" WHERE family_id = $1::uuid AND "${name}" IS NOT NULL`
    for (const { id } of await db.$queryRawUnsafe<{ id: string }[]>(sql, family_id)) ids.add(id)
  }
  return [...ids]
}

/** Computes a checksum of the family's rows by table. */
export async function sumFamily(db: Db, family_id: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const { table } of (await readColumns(db)).filter(({ name }) => name === "family_id")) {
    const [sum] = await db.$queryRawUnsafe<{ sum: string }[]>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(r::text, '' ORDER BY r::text)), '') AS sum
       FROM "${table}" r WHERE family_id = $1::uuid`,
      family_id,
    )
    sums[table] = sum?.sum ?? ""
  }
  return sums
}
