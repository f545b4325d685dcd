/** The curriculum of the last quick-added assignment, with a label that is shown until the curricula are loaded. */
export type Target = { student_id: string; curriculum_id: string; label: string }

/** The key in localStorage. Signing out deletes it, because it names a child's subject. */
export const lastTargetKey = "hearthbook.quick-add-target"

/** Removes a deleted curriculum. */
export function forgetTarget(curriculum_id: string): void {
  if (localStorage.getItem(lastTargetKey)?.includes(curriculum_id)) localStorage.removeItem(lastTargetKey)
}
