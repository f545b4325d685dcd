import type { Role } from "@hearthbook/api/permissions"

/** What the roles are called on the screen. */
export const roleNames: Record<Role, string> = {
  admin: "Administrator",
  parent: "Parent",
  teacher: "Teacher",
  student: "Student",
}
