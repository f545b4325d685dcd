/** Where work was set last, with the words for it, so that they can be shown before the curricula are here. */
export type Target = { student_id: string; curriculum_id: string; label: string }

/** Under which this browser keeps it. It names a child's subject, so that whoever signs out does not leave it behind. */
export const lastTargetKey = "hearthbook.quick-add-target"

/** A curriculum that is deleted is not offered any more. */
export function forgetTarget(curriculum_id: string): void {
  if (localStorage.getItem(lastTargetKey)?.includes(curriculum_id)) localStorage.removeItem(lastTargetKey)
}
