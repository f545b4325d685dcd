import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import type { GradeOnAssignment } from "@hearthbook/api/schemas/grade"
import { trpc } from "../../lib/trpc.ts"
import { offerUndo, tellFailure } from "../../ui/toasts.tsx"
import { shortTitle } from "./short-title.ts"

/** Takes a grade back, so that the work waits for one again (DECISIONS 33); Undo gives the same grade again. */
export function useTakeBack({ id: assignment_id, title }: AssignmentView) {
  const remove = trpc.grades.delete.useMutation()
  const record = trpc.grades.record.useMutation()

  return async ({ id, points_earned, feedback }: GradeOnAssignment) => {
    try {
      await remove.mutateAsync({ id })
      offerUndo({
        message: `The grade of “${shortTitle(title, 48)}” is taken back.`,
        undo: () => record.mutateAsync({ assignment_id, points_earned, feedback }),
        fallback: "Failed to save grade.",
      })
    } catch (cause) {
      tellFailure(cause, "Failed to delete grade.")
    }
  }
}
