import { trpc } from "../../../api/trpc.ts"
import { useChangeUndo } from "../../../entities/change/use-change-undo.ts"
import { alsoDone, staysOpen } from "../../../entities/lesson/together/joined-words.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import type { IdsToFinish } from "./day-rows.ts"
import { finishOverview } from "./finish-overview.ts"

/**
 * Returns a function that marks lessons and classes as done and work as submitted in one request, and offers to undo it. Both show at once, and show
 * as before with the reason if the server refuses.
 */
export function useFinishDay() {
  const utils = trpc.useUtils()
  const finish = trpc.dashboard.finishDay.useMutation()
  const offerUndo = useChangeUndo()
  return async (ids: IdsToFinish, name: string): Promise<void> => {
    const { overview } = utils.dashboard
    // An answer from before the change must not replace what is shown.
    await overview.cancel()
    const before = overview.getData()
    overview.setData(undefined, (shown) => shown && finishOverview(shown, ids))
    try {
      const { change_id, left_out } = await finish.mutateAsync(ids)
      const children = before?.children ?? []
      const joined = children.flatMap(({ lessons }) => lessons).filter(({ id }) => ids.lesson_ids.includes(id))
      const others =
        alsoDone(joined, left_out) +
        staysOpen(
          left_out,
          children.map(({ student }) => student),
        )
      offerUndo(change_id, `${name}’s day is done.${others}`)
    } catch (cause) {
      overview.setData(undefined, before)
      showFailureToast(cause, "Failed to save.")
      await utils.invalidate()
    }
  }
}
