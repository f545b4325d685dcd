import type { AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { trpc } from "../../api/trpc.ts"
import { statusLooks } from "./status-badge.tsx"
import { useOptimisticValue } from "../../ui/hooks/use-optimistic-value.ts"
import { keepFocusOnPage } from "../../ui/focus/focus-return.ts"
import { offerRowUndo } from "../../ui/feedback/row-undo.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { isWaiting } from "../../lib/offline/waiting-change.ts"
import { shortTitle } from "../../lib/short-title.ts"

const fallback = "Failed to edit assignment."

/**
 * The status as shown, and a function to change it. If the server refuses, the previous status shows again with the
 * reason. No version is sent, since a status change overwrites no text; only Undo checks for later changes.
 */
export function useStatusChange(assignment: AssignmentView) {
  const utils = trpc.useUtils()
  const update = trpc.assignments.update.useMutation()
  const { shown: status, choose } = useOptimisticValue(assignment.status)

  const change = async (next: AssignmentStatus) => {
    const { id, title } = assignment
    const before = status
    if (next === before) return
    try {
      const row = await choose(next, () => update.mutateAsync({ id, status: next }))
      keepFocusOnPage()
      offerRowUndo({
        row,
        message: `“${shortTitle(title, 48)}” is now ${statusLooks[next].word}.`,
        undo: (version) => choose(before, () => update.mutateAsync({ id, version, status: before })),
        fallback,
        refresh: () => utils.invalidate(),
      })
    } catch (cause) {
      if (isWaiting(cause)) return
      showFailureToast(cause, fallback)
      await utils.invalidate()
    }
  }

  return { status, change }
}
