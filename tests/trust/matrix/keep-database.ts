import { Prisma, type Db } from "@hearthbook/db"

/** Each table's content in a word: what differs between two of these has changed in between. */
export type Sums = Record<string, string>

const tables = Object.values(Prisma.ModelName)

/** A checksum of every table, in one statement. */
export async function sumTables(db: Db): Promise<Sums> {
  const each = tables.map(
    (name) =>
      `SELECT '${name}' AS name, coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM "${name}" t`,
  )
  const rows = await db.$queryRawUnsafe<{ name: string; sum: string }[]>(each.join(" UNION ALL "))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

/** The tables that are not as they were. */
export function changedTables(before: Sums, after: Sums): string[] {
  return tables.filter((name) => before[name] !== after[name])
}

/**
 * Keeps a copy of every row there is now. `restore` makes it all as it was, by the few tables that have changed: to copy a whole
 * database for each call that may change something would take longer than everything else.
 */
export async function keepDatabase(db: Db) {
  await db.$executeRawUnsafe("CREATE SCHEMA kept")
  for (const name of tables) await db.$executeRawUnsafe(`CREATE TABLE kept."${name}" AS TABLE "${name}"`)
  // Without the keys' own triggers: what is put back fits together, but only once all of it is there.
  await db.$executeRawUnsafe(`
    CREATE FUNCTION kept.restore(names text[]) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE name text;
    BEGIN
      PERFORM set_config('session_replication_role', 'replica', true);
      FOREACH name IN ARRAY names LOOP
        EXECUTE format('DELETE FROM %1$I; INSERT INTO %1$I SELECT * FROM kept.%1$I', name);
      END LOOP;
      PERFORM set_config('session_replication_role', 'origin', true);
    END $$`)
  const sums = await sumTables(db)
  const restore = async (): Promise<void> => {
    const changed = changedTables(sums, await sumTables(db))
    if (changed.length === 0) return
    await db.$queryRaw`SELECT kept.restore(${changed}::text[])::text`
    // What was deleted stays in the table's pages until then, and is read past each time.
    for (const name of changed) await db.$executeRawUnsafe(`VACUUM "${name}"`)
  }
  return { sums, restore }
}
