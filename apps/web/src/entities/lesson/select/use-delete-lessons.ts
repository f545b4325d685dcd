import { trpc } from "../../../api/trpc.ts"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"
import { countOf } from "../../../lib/format.ts"
import { canBeUndone, useChangeUndo } from "../../change/use-change-undo.ts"
import { withdrawUndo } from "../../../ui/feedback/toasts.tsx"
import { keepFocusOnPage } from "../../../ui/focus/focus-return.ts"

/** Returns a function that asks before it deletes lessons together. It can be undone. */
export function useDeleteLessons() {
  const remove = trpc.lessons.deleteMany.useMutation()
  const offerUndo = useChangeUndo()
  return (lesson_ids: string[], onDeleted: () => void): void => {
    const isOne = lesson_ids.length === 1
    const name = countOf(lesson_ids.length, "lesson")
    confirmDelete({
      name,
      question: `Are you sure you want to delete ${isOne ? "this lesson" : `these ${name}`}?`,
      consequence: `Assignments set with ${isOne ? "it" : "them"} stay. ${canBeUndone}`,
      fallback: "Failed to delete the lessons.",
      hasToast: true,
      remove: async () => {
        const { change_id } = await remove.mutateAsync({ lesson_ids })
        keepFocusOnPage()
        for (const id of lesson_ids) withdrawUndo(id)
        offerUndo(change_id, `${name} deleted.`)
        onDeleted()
      },
    })
  }
}
