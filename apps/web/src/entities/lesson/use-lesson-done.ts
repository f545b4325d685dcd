import type { LessonView } from "@hearthbook/api/work/lesson"
import { trpc } from "../../api/trpc.ts"
import { shortTitle } from "../../lib/short-title.ts"
import { isWaiting } from "../../lib/offline/waiting-change.ts"
import { offerRowUndo } from "../../ui/feedback/row-undo.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { useOptimisticValue } from "../../ui/hooks/use-optimistic-value.ts"

const fallback = "Failed to save lesson plan."

/**
 * The lesson's completed state as shown, and a function to change it. If the server refuses, the previous state shows
 * again with the reason. Undo checks for later changes.
 */
export function useLessonDone(lesson: LessonView) {
  const utils = trpc.useUtils()
  const update = trpc.lessons.update.useMutation()
  const { shown: isDone, choose } = useOptimisticValue(lesson.completed_at !== null)

  const change = async (completed: boolean) => {
    const { id, title, together_id } = lesson
    // Siblings who do it together finish it together.
    const together = together_id !== null || undefined
    try {
      const row = await choose(completed, () => update.mutateAsync({ id, completed, together }))
      offerRowUndo({
        row,
        message: `“${shortTitle(title, 48)}” is ${completed ? "done" : "to do again"}.`,
        undo: (version) =>
          choose(!completed, () => update.mutateAsync({ id, version, completed: !completed, together })),
        fallback,
        refresh: () => utils.invalidate(),
      })
    } catch (cause) {
      if (isWaiting(cause)) return
      showFailureToast(cause, fallback)
      await utils.invalidate()
    }
  }

  return { isDone, change }
}
