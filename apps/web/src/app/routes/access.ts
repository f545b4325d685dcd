import { can, type Role } from "@hearthbook/core/permissions/permissions"
import { paths } from "../../lib/paths.ts"
import type { Destination } from "../navigation/destination.ts"
import { destinations, protectedRoute, protectedRoutes, type ProtectedPath } from "./protected-routes.ts"

/** Pages that a person is never returned to after signing in or after a refusal. */
const noLanding: string[] = [paths.start, paths.login, paths.register, paths.unauthorized]

/** Returns the protected page at an address, or null. Ignores a trailing slash. A part such as `:id` matches any text. */
export function protectedPathOf(location: string): ProtectedPath | null {
  const parts = location.replace(/(?<=.)\/$/, "").split("/")
  const isAt = (path: string) => {
    const wanted = path.split("/")
    return (
      wanted.length === parts.length && wanted.every((part, index) => part.startsWith(":") || part === parts[index])
    )
  }
  return (Object.keys(protectedRoutes) as ProtectedPath[]).find(isAt) ?? null
}

/** True if a role may open a page. */
export function mayOpen(role: Role, path: ProtectedPath): boolean {
  return protectedRoute(path).allowed.some((action) => can(role, action))
}

/** Returns the navigation of a role's area. */
export function destinationsOf(role: Role): Destination[] {
  const isStudent = can(role, "use_student_area")
  return destinations((path, { group }) => (group === "Student") === isStudent && mayOpen(role, path))
}

/** Returns true if an address (path, query and hash) is a page that a role may be sent to and stay on. */
export function mayLandOn(role: Role, address: string): boolean {
  const { pathname } = new URL(address, "http://localhost")
  if (noLanding.includes(pathname)) return false
  const guarded = protectedPathOf(pathname)
  return guarded === null || mayOpen(role, guarded)
}
