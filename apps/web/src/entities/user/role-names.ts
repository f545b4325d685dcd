import type { Role } from "@hearthbook/core/permissions/permissions"

/** The displayed names of the roles. */
export const roleNames: Record<Role, string> = {
  admin: "Administrator",
  parent: "Parent",
  teacher: "Teacher",
  student: "Student",
}
