import type { Unit } from "../migration-unit.ts"
import { familyRoleSql, loginRoleQuery, toLoginRole } from "./login-role.ts"
import { allFamiliesSetting, familySetting } from "./tenant.ts"

/** The policy of each table. It is known by its name, so a new definition needs a new name. */
const policyName = "family_rows"

/** What the first release had. Its policies bound every role that inherited the family role, the owner too. */
const formerPolicies = ["open", "within_family"]

/** Tables without a family that a family's work uses: how often an action was done, or failed. */
const commonTables = ["rate_limit", "login_attempt"]

/** Each table that a family's work uses, the column that names the family, and whether its policy and grants are there. */
const tablesQuery = `
  SELECT quote_ident(c.relname) AS "table",
    CASE WHEN c.relname = 'family' THEN 'id' WHEN c.relname <> ALL ($1::text[]) THEN 'family_id' END AS "column",
    (c.relname = ANY ($1::text[]) OR c.relrowsecurity AND c.relforcerowsecurity
      AND EXISTS (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = $2)
      AND NOT EXISTS (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = ANY ($3::text[]))) AS has_policy,
    coalesce(has_table_privilege(f.oid, c.oid, 'DELETE'), false) AS has_grant
  FROM pg_class c LEFT JOIN pg_roles f ON f.rolname = ${familyRoleSql}
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
    AND (c.relname = 'family' OR c.relname = ANY ($1::text[]) OR EXISTS (
      SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'family_id' AND NOT a.attisdropped))
  ORDER BY c.relname`

/** Whether the login role can take on the family role. Before Postgres 16 every member could; since then it takes the SET option. */
const canTakeRoleQuery = `
  SELECT 1 FROM pg_roles WHERE rolname = ${familyRoleSql} AND pg_has_role(current_user, oid,
    CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END)`

type Table = { table: string; column: string | null; has_policy: boolean; has_grant: boolean }

/** How the policies bind a family's work: by the login role itself, or by the family role because the login role bypasses them. */
export type RowLevelSecurityMode = "setting" | "role"

type Missing = { mode: RowLevelSecurityMode; is_role_missing: boolean; tables: Table[] }

async function findMissing({ ask }: Pick<Unit, "ask">): Promise<Missing> {
  const { bypasses_rls } = toLoginRole((await ask(loginRoleQuery))[0])
  const rows = await ask(tablesQuery, [commonTables, policyName, formerPolicies])
  const tables = rows.map((row) => ({
    table: String(row["table"]),
    column: typeof row["column"] === "string" ? row["column"] : null,
    has_policy: row["has_policy"] === true,
    has_grant: row["has_grant"] === true,
  }))
  if (!bypasses_rls) {
    return { mode: "setting", is_role_missing: false, tables: tables.filter(({ has_policy }) => !has_policy) }
  }
  return {
    mode: "role",
    is_role_missing: (await ask(canTakeRoleQuery)).length === 0,
    tables: tables.filter(({ has_policy, has_grant }) => !has_policy || !has_grant),
  }
}

/** How families are kept apart here; null where a table lacks its policy, or the login role what it needs for it. */
export async function readRowLevelSecurity(unit: Pick<Unit, "ask">): Promise<RowLevelSecurityMode | null> {
  const { mode, is_role_missing, tables } = await findMissing(unit)
  return is_role_missing || tables.length > 0 ? null : mode
}

/**
 * Gives every table of a family its row-level security (docs/decisions/024), where it is missing. It goes by the tables that
 * exist, not by migrations, so a new table cannot be forgotten and a restored database is protected again at its next start.
 * Returns the tables that were changed. Fails with Postgres's 42501 where the login role bypasses policies and can neither make
 * its family role nor take it on.
 */
export async function raiseRowLevelSecurity(unit: Unit): Promise<string[]> {
  const { mode, is_role_missing, tables } = await findMissing(unit)
  if (is_role_missing) await unit.run(makeRole)
  for (const { table, column, has_policy } of tables) {
    if (column && !has_policy) await unit.run(policyOf(table, column))
    if (mode === "role") await unit.run(grantOn(table))
  }
  return tables.map(({ table }) => table)
}

/** Another database of the same owner may have made the role, even at this moment. A creator may not take it on until granted. */
const makeRole = `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = ${familyRoleSql}) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN', ${familyRoleSql});
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END $$;
  DO $$ BEGIN
    IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
      EXECUTE format('GRANT %I TO %I', ${familyRoleSql}, current_user);
    END IF;
  END $$`

function grantOn(table: string): string {
  return `
  DO $$ BEGIN
    IF NOT has_schema_privilege(${familyRoleSql}, current_schema(), 'USAGE') THEN
      EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', current_schema(), ${familyRoleSql});
    END IF;
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO %I', '${table}', ${familyRoleSql});
  END $$`
}

/**
 * Binds every role that policies bind, the owner included (FORCE). A CASE, because the planner takes it for true of half of the
 * rows: an OR of comparisons would be multiplied with the statement's own filter by family, and let it expect a tenth of them.
 */
function policyOf(table: string, column: string): string {
  const drops = [policyName, ...formerPolicies].map((name) => `DROP POLICY IF EXISTS ${name} ON ${table};`)
  return `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
    ${drops.join("\n    ")}
    CREATE POLICY ${policyName} ON ${table} USING (
      CASE WHEN ${column} = (SELECT nullif(current_setting('${familySetting}', true), '')::uuid) THEN true
      ELSE (SELECT current_setting('${allFamiliesSetting}', true)) = 'on' END)`
}
