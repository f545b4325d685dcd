import { can, type Role } from "@hearthbook/api/permissions"
import { paths, rememberedPage } from "../../lib/paths.ts"
import { mayLandOn } from "./access.ts"

/** Where a role arrives after signing in without a remembered page (DECISIONS 17). */
export function landingOf(role: Role): string {
  return can(role, "use_student_area") ? paths.studentDashboard : paths.dashboard
}

/** Where signing in leads: the page remembered in the address, if that role may open it, else its landing. */
export function pageAfterSignIn(role: Role, search: string): string {
  const remembered = rememberedPage(search)
  return remembered && mayLandOn(role, remembered) ? remembered : landingOf(role)
}
