/** The role that a connection is logged in as. */
export type LoginRole = {
  /** Its `role` setting: `none`, unless the server sets a role for each connection. */
  role: string
  /** True for superusers and roles with BYPASSRLS: no policy binds them, not even on tables with FORCE. */
  bypasses_rls: boolean
  /** The role that a family's transactions run as if the login role bypasses policies. It cannot log in and owns nothing. */
  family_role: string
}

/**
 * Named after the login role: roles belong to the whole server, and since Postgres 16 only a role's creator may SET it, so
 * two owners on one server cannot share one.
 */
export const familyRoleSql = `('hearthbook_family_of_' || current_user)::name`

/** Returns one row, a LoginRole. */
export const loginRoleQuery = `
  SELECT current_setting('role') AS role, rolsuper OR rolbypassrls AS bypasses_rls, ${familyRoleSql}::text AS family_role
  FROM pg_roles WHERE rolname = current_user`

const loginRoles = new WeakMap<object, LoginRole>()

/** Records the login role of a new connection from the result of a script that ends with `loginRoleQuery`. */
export function recordLoginRole(connection: object, result: unknown): void {
  const last: unknown = Array.isArray(result) ? result.at(-1) : result
  const rows: unknown = typeof last === "object" && last !== null && "rows" in last ? last.rows : undefined
  loginRoles.set(connection, toLoginRole(Array.isArray(rows) ? rows[0] : undefined))
}

/** Returns the recorded login role of a pool's connection. Throws if `recordLoginRole` was not called for it. */
export function loginRoleOf(connection: object): LoginRole {
  const known = loginRoles.get(connection)
  if (!known) throw new Error("A database connection was used before its role was known.")
  return known
}

/** Gives a connection the login role of the one that it sends its statements over. */
export function shareLoginRole(connection: object, own: object): void {
  loginRoles.set(own, loginRoleOf(connection))
}

/** Parses a row of `loginRoleQuery`. */
export function toLoginRole(row: unknown): LoginRole {
  if (typeof row !== "object" || row === null || !("role" in row && "bypasses_rls" in row && "family_role" in row))
    throw new Error("The database did not return its login role.")
  return { role: String(row.role), bypasses_rls: row.bypasses_rls === true, family_role: String(row.family_role) }
}
