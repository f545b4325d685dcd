import type { WorkChangeInput } from "@hearthbook/api/work/bulk-change"
import { trpc } from "../../api/trpc.ts"
import { keepFocusOnPage } from "../../ui/focus/focus-return.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { useChangeUndo } from "../change/use-change-undo.ts"

export type WorkRange = WorkChangeInput["scope"]
export type WorkAction = WorkChangeInput["action"]

/**
 * Functions that change assignments in one request, say so in a toast and offer to undo it. `change` shows a refusal in a toast and
 * returns false; `save` throws it, for a dialog.
 */
export function useChangeWork() {
  const utils = trpc.useUtils()
  const mutation = trpc.assignments.changeMany.useMutation()
  const offerUndo = useChangeUndo()

  const save = async (input: Omit<WorkChangeInput, "preview">, message: string): Promise<void> => {
    const { change_id } = await mutation.mutateAsync(input)
    keepFocusOnPage()
    offerUndo(change_id, message)
  }
  const change = async (scope: WorkRange, action: WorkAction, message: string): Promise<boolean> => {
    try {
      await save({ scope, action }, message)
      return true
    } catch (cause) {
      showFailureToast(cause, "Failed to change the assignments.")
      await utils.invalidate()
      return false
    }
  }
  return { save, change, isPending: mutation.isPending }
}
