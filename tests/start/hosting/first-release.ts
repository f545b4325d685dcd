import { runOn, type TestPostgres } from "@hearthbook/db/testing/postgres"
import { roleName } from "@hearthbook/db/testing/roles"

/** Reproduces a database of the first release: migrated and protected by a superuser, with policies for a single role. */
export function protectAsFirstRelease(postgres: TestPostgres, name: string): Promise<void> {
  return runOn(postgres.urlOf(name, { role: "superuser" }), protectAll)
}

const protectAll = `
  DO $$ DECLARE t record; BEGIN
    IF to_regrole('hearthbook_family') IS NULL THEN CREATE ROLE hearthbook_family NOLOGIN; END IF;
    GRANT USAGE ON SCHEMA public TO hearthbook_family;
    FOR t IN SELECT quote_ident(relname) AS name, CASE relname WHEN 'family' THEN 'id' ELSE 'family_id' END AS owner
      FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND (relname = 'family' OR EXISTS (
        SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'family_id' AND NOT a.attisdropped))
    LOOP
      EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', t.name);
      EXECUTE format('DROP POLICY IF EXISTS family_rows ON %s', t.name);
      EXECUTE format('CREATE POLICY open ON %s USING (true)', t.name);
      EXECUTE format('CREATE POLICY within_family ON %s AS RESTRICTIVE TO hearthbook_family '
        'USING (%I = (SELECT current_setting(''hearthbook.family_id'')::uuid))', t.name, t.owner);
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO hearthbook_family', t.name);
    END LOOP;
  END $$`

/** Transfers the database and its objects to an ordinary owner, like an administrator who stops using a superuser. */
export function handOver(postgres: TestPostgres, name: string): Promise<void> {
  const owner = roleName("ordinary")
  return runOn(
    postgres.urlOf(name, { role: "superuser" }),
    `ALTER DATABASE ${name} OWNER TO ${owner};
    DO $$ DECLARE t record; BEGIN
      FOR t IN SELECT quote_ident(relname) AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      LOOP EXECUTE format('ALTER TABLE %s OWNER TO ${owner}', t.name); END LOOP;
      FOR t IN SELECT quote_ident(typname) AS name FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype = 'e'
      LOOP EXECUTE format('ALTER TYPE %s OWNER TO ${owner}', t.name); END LOOP;
    END $$`,
  )
}
