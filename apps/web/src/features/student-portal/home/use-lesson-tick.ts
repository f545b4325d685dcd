import type { LessonView } from "@hearthbook/api/work/lesson"
import { trpc } from "../../../api/trpc.ts"
import { isWaiting } from "../../../lib/offline/waiting-change.ts"
import { announce } from "../../../ui/feedback/live-region.tsx"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { tryAgain } from "../submit/submit-error.ts"

/** Marks the child's own lesson as done or to do. A refusal is shown in a toast. */
export function useLessonTick() {
  const utils = trpc.useUtils()
  const update = trpc.lessons.update.useMutation()
  return async ({ id, title }: LessonView, completed: boolean): Promise<void> => {
    try {
      await update.mutateAsync({ id, completed })
      announce(completed ? `“${title}” is done.` : `“${title}” is to do again.`)
    } catch (cause) {
      if (isWaiting(cause)) return
      showFailureToast(cause, tryAgain)
      await utils.planner.invalidate()
    }
  }
}
