import { Prisma, type Db } from "@hearthbook/db"

/** A checksum of each table. Two of these differ for the tables that changed in between. */
export type Sums = Record<string, string>

const tables = Object.values(Prisma.ModelName)

/** Computes a checksum of every table in one statement. */
export async function sumTables(db: Db): Promise<Sums> {
  const each = tables.map(
    (name) =>
      `SELECT '${name}' AS name, coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM "${name}" t`,
  )
  const rows = await db.$queryRawUnsafe<{ name: string; sum: string }[]>(each.join(" UNION ALL "))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

/** Returns the tables that changed. */
export function changedTables(before: Sums, after: Sums): string[] {
  return tables.filter((name) => before[name] !== after[name])
}

/**
 * Copies every row. `restore` resets only the tables that changed, because copying the whole database for each call would be
 * too slow.
 */
export async function takeSnapshot(db: Db) {
  await db.$executeRawUnsafe("CREATE SCHEMA snapshot")
  for (const name of tables) await db.$executeRawUnsafe(`CREATE TABLE snapshot."${name}" AS TABLE "${name}"`)
  // Disables foreign key triggers, because the rows are consistent only once all are restored. The database fills generated columns.
  await db.$executeRawUnsafe(`
    CREATE FUNCTION snapshot.restore(names text[]) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE name text; written text;
    BEGIN
      PERFORM set_config('session_replication_role', 'replica', true);
      FOREACH name IN ARRAY names LOOP
        SELECT string_agg(quote_ident(attname), ', ') INTO written FROM pg_attribute
          WHERE attrelid = format('public.%I', name)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
        EXECUTE format('DELETE FROM %1$I; INSERT INTO %1$I (%2$s) SELECT %2$s FROM snapshot.%1$I', name, written);
      END LOOP;
      PERFORM set_config('session_replication_role', 'origin', true);
    END $$`)
  const sums = await sumTables(db)
  const restore = async (): Promise<void> => {
    const changed = changedTables(sums, await sumTables(db))
    if (changed.length === 0) return
    await db.$queryRaw`SELECT snapshot.restore(${changed}::text[])::text`
    // Dead rows slow down reads until they are vacuumed.
    for (const name of changed) await db.$executeRawUnsafe(`VACUUM "${name}"`)
  }
  return { sums, restore }
}
