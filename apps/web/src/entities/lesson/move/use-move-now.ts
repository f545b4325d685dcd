import { trpc } from "../../../api/trpc.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { useChangeUndo } from "../../change/use-change-undo.ts"
import type { MoveAction, MoveRange } from "./move-actions.ts"

/** Returns a function that moves lessons without a preview, says so in a toast and offers to undo it. False if refused. */
export function useMoveNow() {
  const reschedule = trpc.planning.reschedule.useMutation()
  const offerUndo = useChangeUndo()
  return async (range: MoveRange, action: MoveAction, message: string): Promise<boolean> => {
    try {
      const { change_id } = await reschedule.mutateAsync({ scope: range, action, preview: false })
      offerUndo(change_id, message)
      return true
    } catch (cause) {
      showFailureToast(cause, "Failed to move the lesson.")
      return false
    }
  }
}
