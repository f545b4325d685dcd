import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { canBeUndone } from "../../../entities/change/use-change-undo.ts"
import { useChangeWork } from "../../../entities/assignment/use-change-work.ts"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"
import { countOf, formatPoints } from "../../../lib/format.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { withdrawUndo } from "../../../ui/feedback/toasts.tsx"
import { nameOfWorks } from "../../../entities/assignment/move/later-actions.ts"

/** Maximum characters of a title in the confirmation. */
const maxTitleLength = 60

/** Returns a function that asks before it deletes assignments together. It can be undone. */
export function useDeleteWork() {
  const { save } = useChangeWork()
  return (works: AssignmentView[], onDeleted?: () => void): void => {
    const [only] = works
    const isOne = works.length === 1 && only !== undefined
    confirmDelete({
      name: isOne ? shortTitle(only.title, maxTitleLength) : countOf(works.length, "assignment"),
      question: isOne
        ? "Are you sure you want to delete this assignment?"
        : `Are you sure you want to delete these ${works.length} assignments?`,
      alsoDeletes: gradesOf(works),
      consequence: canBeUndone,
      fallback: isOne ? "Failed to delete assignment." : "Failed to delete the assignments.",
      hasToast: true,
      remove: async () => {
        const scope = { assignment_ids: works.map(({ id }) => id) }
        await save({ scope, action: { kind: "delete" } }, `${nameOfWorks(works)} deleted.`)
        for (const { id } of works) withdrawUndo(id)
        onDeleted?.()
      },
    })
  }
}

/** '1 grade, 9 / 10', or '3 grades'. */
function gradesOf(works: AssignmentView[]): string[] {
  const graded = works.filter(({ grade }) => grade !== null)
  const [only] = graded
  if (graded.length === 0) return []
  if (works.length > 1 || !only?.grade) return [countOf(graded.length, "grade")]
  return [`1 grade, ${formatPoints(only.grade.points_earned, only.points_possible)}`]
}
