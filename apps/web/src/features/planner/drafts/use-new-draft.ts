import { confirmDelete } from "../../../forms/confirm-delete.tsx"
import { hasContent, type LessonValues } from "../shared/lesson-values.ts"
import { useLessonDrafts } from "./use-lesson-drafts.ts"
import type { Planner } from "../shared/use-planner.ts"

/**
 * Opens the form with a new plan. If the child has a draft, asks before replacing it; `onOpened` is called only then.
 */
export function useNewDraft(planner: Planner) {
  const drafts = useLessonDrafts()
  return (values: LessonValues, onOpened?: () => void) => {
    const { student_id } = values
    const open = () => {
      drafts.save({ student_id }, { values })
      drafts.rememberStudent(student_id)
      onOpened?.()
      planner.openForm()
    }
    const before = drafts.read({ student_id })?.values
    if (!before || !hasContent(before)) return open()
    const title = before.title.trim()
    confirmDelete({
      verb: "Replace",
      name: "the draft",
      question: title ? `Your plan “${title}” is not saved yet.` : "You have an unsaved plan.",
      consequence: "The new plan will replace it.",
      fallback: "The draft could not be replaced.",
      remove: async () => open(),
    })
  }
}
