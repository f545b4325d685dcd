/** The roles of users. */
export const roles = ["admin", "teacher", "parent", "student"] as const
export type Role = (typeof roles)[number]

const adult = ["use_adult_area", "keep_records", "see_members"] as const
const headOfFamily = [...adult, "manage_members", "move_family_data", "lock_records", "delete_family"] as const

/**
 * The permissions of each role. Read by the server's procedures, and by the guards and buttons of the web app. Which rows a
 * person sees is decided by each module's policy.
 */
export const permissions = {
  admin: [...headOfFamily, "administer_installation"],
  parent: headOfFamily,
  teacher: adult,
  student: ["use_student_area", "work_on_assignments"],
} as const satisfies Record<Role, readonly string[]>

export type Action = (typeof permissions)[Role][number]

/** True if a role may perform an action. */
export function can(role: Role, action: Action): boolean {
  return (permissions[role] as readonly Action[]).includes(action)
}
