import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { GradeOnAssignment } from "@hearthbook/api/work/grade"
import { trpc } from "../../../api/trpc.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { offerRowUndo } from "../../../ui/feedback/row-undo.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { gradeFallback } from "../../../entities/grade/use-grade-form.ts"

/** Deletes a grade, so that the work waits for one again. Undo restores the grade and its dates. */
export function useDeleteGrade({ id: assignment_id, title }: AssignmentView) {
  const utils = trpc.useUtils()
  const remove = trpc.grades.delete.useMutation()
  const undoGrade = trpc.grades.undo.useMutation()

  return async ({ id }: GradeOnAssignment) => {
    try {
      const { undo, assignment_version } = await remove.mutateAsync({ id })
      offerRowUndo({
        row: { id: assignment_id, version: assignment_version },
        message: `The grade of “${shortTitle(title, 48)}” was removed.`,
        undo: (version) => undoGrade.mutateAsync({ undo, version }),
        fallback: gradeFallback,
        refresh: () => utils.invalidate(),
      })
    } catch (cause) {
      showFailureToast(cause, "Failed to delete grade.")
    }
  }
}
