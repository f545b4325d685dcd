import type { MigrationTransaction } from "../driver/migration-transaction.ts"
import { familyRoleSql, loginRoleQuery, toLoginRole } from "./login-role.ts"
import { allFamiliesSetting, familySetting } from "./tenant.ts"

/**
 * The only policy of each table. It is recognized by its name, so a new definition needs a new name: reading a policy's expression
 * would wait for a lock on the table, and a server with nothing to change must not wait at start.
 */
const policyName = "family_rows"

/** Tables without a family that a family's transactions use to count actions and failed sign-ins. */
const commonTables = ["rate_limit", "login_attempt"]

/**
 * Each table that a family's transactions use, its column with the family's id, and whether it has its policy and grants. Looks in
 * the schema `public`, where Prisma expects every table, whatever the role's search path is.
 */
const tablesQuery = `
  SELECT quote_ident(c.relname) AS "table",
    CASE WHEN c.relname = 'family' THEN 'id' WHEN c.relname <> ALL ($1::text[]) THEN 'family_id' END AS "column",
    (c.relname = ANY ($1::text[]) OR c.relrowsecurity AND c.relforcerowsecurity
      AND (SELECT count(*) = 1 AND bool_and(p.polname = $2 AND p.polcmd = '*' AND p.polwithcheck IS NULL
        AND p.polroles = '{0}')
        FROM pg_policy p WHERE p.polrelid = c.oid)) AS has_policy,
    coalesce(has_table_privilege(w.oid, c.oid, 'SELECT') AND has_table_privilege(w.oid, c.oid, 'INSERT')
      AND has_table_privilege(w.oid, c.oid, 'UPDATE') AND has_table_privilege(w.oid, c.oid, 'DELETE'), false) AS has_grant
  FROM pg_class c
    JOIN pg_roles l ON l.rolname = current_user
    LEFT JOIN pg_roles w ON w.rolname = CASE WHEN l.rolsuper OR l.rolbypassrls THEN ${familyRoleSql} ELSE l.rolname END
  WHERE c.relnamespace = to_regnamespace('public') AND c.relkind = 'r'
    AND (c.relname = 'family' OR c.relname = ANY ($1::text[]) OR EXISTS (
      SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'family_id' AND NOT a.attisdropped))
  ORDER BY c.relname`

/** Returns a row if the login role can SET the family role, which needs the SET option since Postgres 16, and membership before. */
const canTakeRoleQuery = `
  SELECT 1 FROM pg_roles WHERE rolname = ${familyRoleSql} AND pg_has_role(current_user, oid,
    CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END)`

type Table = { table: string; column: string | null; has_policy: boolean; has_grant: boolean }

/**
 * How the policies are applied to a family's transactions: `setting` if they bind the login role itself, `role` if it bypasses
 * policies and transactions take on the family role.
 */
export type RowLevelSecurityMode = "setting" | "role"

type Found = { mode: RowLevelSecurityMode; is_role_missing: boolean; tables: Table[] }

async function findTables({ query }: Pick<MigrationTransaction, "query">): Promise<Found> {
  const { bypasses_rls } = toLoginRole((await query(loginRoleQuery))[0])
  const rows = await query(tablesQuery, [commonTables, policyName])
  const tables = rows.map((row) => ({
    table: String(row["table"]),
    column: typeof row["column"] === "string" ? row["column"] : null,
    has_policy: row["has_policy"] === true,
    has_grant: row["has_grant"] === true,
  }))
  if (!bypasses_rls) return { mode: "setting", is_role_missing: false, tables }
  return { mode: "role", is_role_missing: (await query(canTakeRoleQuery)).length === 0, tables }
}

/**
 * Returns how row-level security is applied. Returns null if a table lacks its policy or has an additional one, if the role
 * for a family's transactions lacks a grant, or if there are no tables.
 */
export async function readRowLevelSecurity(
  transaction: Pick<MigrationTransaction, "query">,
): Promise<RowLevelSecurityMode | null> {
  const { mode, is_role_missing, tables } = await findTables(transaction)
  const is_complete = tables.length > 0 && tables.every(({ has_policy, has_grant }) => has_policy && has_grant)
  return is_complete && !is_role_missing ? mode : null
}

type Step = { name: string; run: (transaction: MigrationTransaction) => Promise<unknown> }

/**
 * Returns the missing steps to row-level security on every table with a family's rows (docs/decisions/024). Each step needs a
 * separate transaction, because one over all tables deadlocks with a busy server. The list comes from the tables that exist, not
 * from migrations, so a new table cannot be forgotten and a restored database is protected again at its next start. A step fails
 * with Postgres's 42501 if the role lacks the privilege.
 */
export async function planRowLevelSecurity(transaction: Pick<MigrationTransaction, "query">): Promise<Step[]> {
  const { mode, is_role_missing, tables } = await findTables(transaction)
  const needsStep = ({ has_policy, has_grant }: Table) => !has_policy || (mode === "role" && !has_grant)
  const tableSteps = tables.filter(needsStep).map(({ table, column, has_policy }): Step => {
    const policy = column && !has_policy ? policyOf(table, column) : ""
    return { name: table, run: ({ run }) => run(`${policy}${mode === "role" ? grantOn(table) : ""}`) }
  })
  return is_role_missing ? [{ name: "role", run: ({ run }) => run(createRole) }, ...tableSteps] : tableSteps
}

/** Returns the statements with which an administrator creates the family role for a login role without that privilege. */
export async function readRoleStatements({ query }: Pick<MigrationTransaction, "query">): Promise<string> {
  const [row] = await query(
    `SELECT format('CREATE ROLE %I NOLOGIN; GRANT %1$I TO %I', ${familyRoleSql}, current_user) AS statements`,
  )
  return String(row?.["statements"])
}

/** Tolerates that another database of the same owner creates the role at the same time. Even the creator needs the grant to SET it. */
const createRole = `
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
    IF NOT has_schema_privilege(${familyRoleSql}, 'public', 'USAGE') THEN
      EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', ${familyRoleSql});
    END IF;
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON public.%s TO %I', '${table}', ${familyRoleSql});
  END $$`
}

/**
 * FORCE binds the table's owner too. The expression is a CASE, which the planner assumes to be true for half of the rows. An OR of
 * comparisons would be multiplied with the query's own filter by family, and the planner would expect a tenth of them.
 */
function policyOf(table: string, column: string): string {
  return `
    ALTER TABLE public.${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
    DO $$ DECLARE policy name; BEGIN
      FOR policy IN SELECT polname FROM pg_policy WHERE polrelid = 'public.${table}'::regclass LOOP
        EXECUTE format('DROP POLICY %I ON public.%s', policy, '${table}');
      END LOOP;
    END $$;
    CREATE POLICY ${policyName} ON public.${table} USING (
      CASE WHEN ${column} = (SELECT nullif(current_setting('${familySetting}', true), '')::uuid) THEN true
      ELSE (SELECT current_setting('${allFamiliesSetting}', true)) = 'on' END);`
}
