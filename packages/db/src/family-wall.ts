import type { Unit } from "./migration-line.ts"

/** What a request works as while it works for a family. Nobody logs in as it, and it owns nothing. */
export const familyRole = "hearthbook_family"

/** Where a transaction says which family it works for. */
export const familySetting = "hearthbook.family_id"

/** Tables that are nobody's which such a request needs all the same: how often somebody did a thing, or failed to. */
const common = ["rate_limit", "login_attempt"]

/** Each table that the role needs, the column that says whose a row is, and whether its wall stands. */
const readTables = `
  SELECT quote_ident(c.relname) AS "table",
    CASE WHEN c.relname = 'family' THEN 'id' WHEN c.relname <> ALL ($2::text[]) THEN 'family_id' END AS "column",
    coalesce(has_table_privilege(to_regrole($1)::oid, c.oid, 'DELETE') AND (c.relname = ANY ($2::text[])
      OR c.relrowsecurity AND c.relforcerowsecurity AND (
        SELECT count(*) = 2 FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname IN ('open', 'within_family'))), false) AS is_up
  FROM pg_class c
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
    AND (c.relname = 'family' OR c.relname = ANY ($2::text[]) OR EXISTS (
      SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'family_id' AND NOT a.attisdropped))
  ORDER BY c.relname`

/**
 * Raises the second wall between families (docs/decisions/024) wherever it does not stand: a role of its own, and on every table of
 * a family's row-level security, by which that role has only the rows of the family that its transaction names. It goes by the
 * tables that are there, so that a new one has its wall as soon as it is made, and a database that was restored on another
 * server, which knows no such role, has it again. Answers the tables that got theirs now.
 */
export async function raiseFamilyWall({ ask, run }: Unit): Promise<string[]> {
  const [role] = await ask("SELECT pg_has_role(current_user, to_regrole($1)::oid, 'MEMBER') AS is_ours", [familyRole])
  const tables = (await ask(readTables, [familyRole, common]))
    .filter((row) => row["is_up"] !== true)
    .map(({ table, column }) => ({ table: String(table), column: typeof column === "string" ? column : null }))
  if (tables.length === 0 && role?.["is_ours"]) return []
  await run(makeRole)
  for (const { table, column } of tables) {
    if (column) await run(wallOf(table, column))
    await run(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO ${familyRole}`)
  }
  return tables.map(({ table }) => table)
}

/**
 * Roles are the whole server's, so that another database may have made it, at this very moment even. Whoever makes one may not
 * always take it on: that is granted.
 */
const makeRole = `
  DO $$ BEGIN
    IF to_regrole('${familyRole}') IS NULL THEN CREATE ROLE ${familyRole} NOLOGIN; END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END $$;
  DO $$ BEGIN
    IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
      EXECUTE format('GRANT ${familyRole} TO %I', current_user);
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO ${familyRole}', current_schema());
  END $$`

/**
 * Everybody passes the first policy, and that role the second one too: policies that open a table are joined by OR, and such as
 * restrict it by AND. So nobody else need be named, who after a restore may be called otherwise.
 */
function wallOf(table: string, column: string): string {
  return `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
    DROP POLICY IF EXISTS open ON ${table};
    CREATE POLICY open ON ${table} USING (true);
    DROP POLICY IF EXISTS within_family ON ${table};
    CREATE POLICY within_family ON ${table} AS RESTRICTIVE TO ${familyRole}
      USING (CASE WHEN ${column} = (SELECT current_setting('${familySetting}')::uuid) THEN true ELSE false END)`
}
