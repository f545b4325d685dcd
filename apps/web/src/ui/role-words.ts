import type { Role } from "@hearthbook/api/permissions"

/** What a role is called on the screen. */
export const roleWords: Record<Role, string> = {
  admin: "Administrator",
  parent: "Parent",
  teacher: "Teacher",
  student: "Student",
}
