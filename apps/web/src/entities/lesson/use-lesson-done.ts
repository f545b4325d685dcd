import type { LessonView } from "@hearthbook/api/work/lesson"
import { trpc } from "../../api/trpc.ts"
import { shortTitle } from "../../lib/short-title.ts"
import { isWaiting } from "../../lib/offline/waiting-change.ts"
import { offerRowUndo } from "../../ui/feedback/row-undo.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { useOptimisticValue } from "../../ui/hooks/use-optimistic-value.ts"
import { useChangeUndo } from "../change/use-change-undo.ts"
import { askWhose, isTicked } from "./together/ask-whose.tsx"
import { doneFor } from "./together/joined-words.ts"

const fallback = "Failed to save lesson plan."

/** The fields of a lesson that a tick needs. */
type Ticked = Pick<LessonView, "id" | "title" | "completed_at" | "student" | "together_with">

/**
 * The lesson's completed state as shown, and a function to change it. Siblings who do it together finish it together, except one who is
 * away that day; a tick that is taken back asks for whom. If the server refuses, the previous state shows again with the reason.
 */
export function useLessonDone(lesson: Ticked) {
  const utils = trpc.useUtils()
  const update = trpc.lessons.update.useMutation()
  const offerUndo = useChangeUndo()
  const { shown: isDone, choose } = useOptimisticValue(lesson.completed_at !== null)
  const { id, together_with } = lesson
  const name = `“${shortTitle(lesson.title, 48)}”`

  const changeOne = async (completed: boolean) => {
    const row = await choose(completed, () => update.mutateAsync({ id, completed }))
    offerRowUndo({
      row,
      message: `${name} is ${completed ? "done" : "to do again"}.`,
      undo: (version) => choose(!completed, () => update.mutateAsync({ id, version, completed: !completed })),
      fallback,
      refresh: () => utils.invalidate(),
    })
  }
  const changeAll = async (completed: boolean) => {
    const { change_id = null, left_out = [] } = await choose(completed, () =>
      update.mutateAsync({ id, completed, together: true }),
    )
    offerUndo(change_id, completed ? `${name} is done ${doneFor(lesson, left_out)}` : `${name} is to do again.`)
  }
  const change = async (completed: boolean) => {
    try {
      if (together_with.length === 0) return await changeOne(completed)
      if (completed || !together_with.some(isTicked)) return await changeAll(completed)
      const whose = await askWhose(lesson)
      if (whose !== null) await (whose === "all" ? changeAll(false) : changeOne(false))
    } catch (cause) {
      if (isWaiting(cause)) return
      showFailureToast(cause, fallback)
      await utils.invalidate()
    }
  }

  return { isDone, change }
}
