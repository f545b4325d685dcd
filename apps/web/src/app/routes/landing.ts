import { can, type Role } from "@hearthbook/core/permissions/permissions"
import { paths, rememberedPage } from "../../lib/paths.ts"
import { mayLandOn } from "./access.ts"

/** Returns the page that a role lands on after signing in. */
export function landingOf(role: Role): string {
  return can(role, "use_student_area") ? paths.studentDashboard : paths.dashboard
}

/** Returns the page to open after signing in: the one remembered in the address if the role may open it, or else its landing page. */
export function pageAfterSignIn(role: Role, search: string): string {
  const remembered = rememberedPage(search)
  return remembered && mayLandOn(role, remembered) ? remembered : landingOf(role)
}
