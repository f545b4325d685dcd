/** The roles of A §6. */
export const roles = ["admin", "teacher", "parent", "student"] as const
export type Role = (typeof roles)[number]

const adult = ["use_adult_area", "keep_records", "see_members"] as const
const headOfFamily = [...adult, "manage_members", "move_family_data", "delete_family"] as const

/**
 * Who may do what (A §6, DECISIONS 13a, 14, 16): the one table, read by the server's procedures and by the web's
 * guards and buttons. Whose rows someone sees is each module's policy.
 */
export const permissions = {
  admin: [...headOfFamily, "administer_installation"],
  parent: headOfFamily,
  teacher: adult,
  student: ["use_student_area", "work_on_assignments"],
} as const satisfies Record<Role, readonly string[]>

export type Action = (typeof permissions)[Role][number]

/** Whether a role may do a thing. */
export function can(role: Role, action: Action): boolean {
  return (permissions[role] as readonly Action[]).includes(action)
}
