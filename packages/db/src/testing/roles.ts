/**
 * The kinds of database role that hosts provide. `neon` is the role that Neon's console creates for a project; it has its attributes
 * itself, because attributes are not inherited from `neon_superuser` (github.com/neondatabase/neon,
 * compute_tools/src/sql/create_neon_superuser.sql, and https://neon.com/docs/manage/roles). `createrole` is the owner at most
 * other managed hosts. `ordinary` has no rights beyond its database, as a container's script or a small host creates it.
 */
export type RoleKind = "superuser" | "neon" | "createrole" | "ordinary"

export const roleKinds: RoleKind[] = ["superuser", "neon", "createrole", "ordinary"]

/** Returns the role's name on a test server. Its password is `password`. */
export function roleName(kind: RoleKind): string {
  return kind === "superuser" ? "postgres" : `owner_${kind}`
}

/** Creates a role of each kind on a new server. */
export const makeRoles = `
  CREATE ROLE neon_superuser CREATEDB CREATEROLE NOLOGIN REPLICATION BYPASSRLS IN ROLE pg_read_all_data, pg_write_all_data;
  CREATE ROLE ${roleName("neon")} LOGIN INHERIT CREATEROLE CREATEDB BYPASSRLS REPLICATION IN ROLE neon_superuser PASSWORD 'password';
  CREATE ROLE ${roleName("createrole")} LOGIN CREATEROLE CREATEDB PASSWORD 'password';
  CREATE ROLE ${roleName("ordinary")} LOGIN PASSWORD 'password'`
