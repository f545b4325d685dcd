/**
 * The kinds of role that a host gives. `neon`: what Neon makes for a project in its console, which has its attributes itself,
 * since attributes are not inherited from `neon_superuser` (github.com/neondatabase/neon, compute_tools/src/sql/create_neon_superuser.sql,
 * and https://neon.com/docs/manage/roles). `createrole`: the owner at most other managed hosts. `ordinary`: what a container's script
 * or a cheap host makes, which has no right beyond its database.
 */
export type RoleKind = "superuser" | "neon" | "createrole" | "ordinary"

export const roleKinds: RoleKind[] = ["superuser", "neon", "createrole", "ordinary"]

/** The role's name on a test server; its password is `password`. */
export function roleName(kind: RoleKind): string {
  return kind === "superuser" ? "postgres" : `owner_${kind}`
}

/** Makes a role of each kind, on a server that has its superuser alone. */
export const makeRoles = `
  CREATE ROLE neon_superuser CREATEDB CREATEROLE NOLOGIN REPLICATION BYPASSRLS IN ROLE pg_read_all_data, pg_write_all_data;
  CREATE ROLE ${roleName("neon")} LOGIN INHERIT CREATEROLE CREATEDB BYPASSRLS REPLICATION IN ROLE neon_superuser PASSWORD 'password';
  CREATE ROLE ${roleName("createrole")} LOGIN CREATEROLE CREATEDB PASSWORD 'password';
  CREATE ROLE ${roleName("ordinary")} LOGIN PASSWORD 'password'`
