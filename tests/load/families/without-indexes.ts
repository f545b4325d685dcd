import type pg from "pg"

/**
 * Drops all indexes and keys, runs `load` and restores them, because building an index once is much faster than updating it for
 * each row. Restoring the keys also checks that the loaded data is consistent.
 */
export async function withoutIndexes<Result>(client: pg.Client, load: () => Promise<Result>): Promise<Result> {
  const foreignKeys = await read(client, constraints("f"))
  const indexes = await read(client, plainIndexes)
  const primaryKeys = await read(client, constraints("p"))
  for (const { remove } of [...foreignKeys, ...indexes, ...primaryKeys]) await client.query(remove)
  const result = await load()
  for (const { make } of [...primaryKeys, ...indexes, ...foreignKeys]) await client.query(make)
  return result
}

type Part = { make: string; remove: string }

async function read(client: pg.Client, sql: string): Promise<Part[]> {
  const { rows } = await client.query<Part>(sql)
  return rows
}

const constraints = (type: "f" | "p") => `
  SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make,
    format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS remove
  FROM pg_constraint WHERE contype = '${type}' AND connamespace = 'public'::regnamespace ORDER BY conname`

const plainIndexes = `
  SELECT pg_get_indexdef(i.indexrelid) AS make, format('DROP INDEX %s', i.indexrelid::regclass) AS remove
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE c.relnamespace = 'public'::regnamespace AND NOT i.indisprimary
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid AND contype IN ('p', 'u', 'x'))
  ORDER BY i.indexrelid::regclass::text`
