import { undoDays } from "@hearthbook/core/undo/change-kinds"
import { trpc } from "../../api/trpc.ts"
import { offerUndo } from "../../ui/feedback/toasts.tsx"

/** The consequence of a deletion that is recorded, for its confirmation. */
export const canBeUndone = `You can undo this for ${undoDays} days.`

/** Returns a function that says what was done in a toast, and offers to undo it. Nothing is offered without a change. */
export function useChangeUndo() {
  const utils = trpc.useUtils()
  const undo = trpc.changes.undo.useMutation()
  return (change_id: string | null, message: string): void => {
    if (change_id === null) return
    offerUndo({
      message,
      undo: () => undo.mutateAsync({ id: change_id }),
      fallback: "Failed to undo.",
      refresh: () => utils.invalidate(),
    })
  }
}
