import { can, type Role } from "@hearthbook/api/permissions"
import { paths } from "../lib/paths.ts"

/** Where a role arrives after signing in without a remembered page (DECISIONS 17). */
export function landingOf(role: Role): string {
  return can(role, "use_adult_area") ? paths.dashboard : paths.unauthorized
}
