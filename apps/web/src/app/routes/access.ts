import { can, type Role } from "@hearthbook/api/permissions"
import { paths } from "../../lib/paths.ts"
import { protectedRoute, protectedRoutes, type ProtectedPath } from "./protected-routes.ts"

/** Pages that a person is never returned to after signing in or after a refusal. */
const noLanding: string[] = [paths.start, paths.login, paths.register, paths.unauthorized]

/** The guarded page at an address; null for a public or unknown one. A slash at the end makes no difference. */
export function protectedPathOf(location: string): ProtectedPath | null {
  const path = location.replace(/(?<=.)\/$/, "")
  return Object.hasOwn(protectedRoutes, path) ? (path as ProtectedPath) : null
}

/** True if a role may open a page. */
export function mayOpen(role: Role, path: ProtectedPath): boolean {
  return protectedRoute(path).allowed.some((action) => can(role, action))
}

/** Whether an address of ours (path, query and hash) is one that a role arrives at and can stay. */
export function mayLandOn(role: Role, address: string): boolean {
  const { pathname } = new URL(address, "http://localhost")
  if (noLanding.includes(pathname)) return false
  const guarded = protectedPathOf(pathname)
  return guarded === null || mayOpen(role, guarded)
}
