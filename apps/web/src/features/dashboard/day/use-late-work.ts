import type { Day } from "@hearthbook/core/time/days"
import { trpc } from "../../../api/trpc.ts"
import { useChangeUndo } from "../../../entities/change/use-change-undo.ts"
import { countOf } from "../../../lib/format.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"

/** The actions on a child's late work, each for all of it in one request that can be undone. */
export function useLateWork(assignment_ids: string[], today: Day) {
  const change = trpc.assignments.changeMany.useMutation()
  const offerUndo = useChangeUndo()
  const all = countOf(assignment_ids.length, "assignment")
  const act = async (action: Parameters<typeof change.mutateAsync>[0]["action"], message: string): Promise<void> => {
    try {
      const { change_id } = await change.mutateAsync({ scope: { assignment_ids }, action })
      offerUndo(change_id, message)
    } catch (cause) {
      showFailureToast(cause, "Failed to edit assignments.")
    }
  }
  return [
    { label: "Move to today", act: () => act({ kind: "move", to: today }, `${all} moved to today.`) },
    { label: "Done", act: () => act({ kind: "complete" }, `${all} turned in.`) },
    { label: "Skip", act: () => act({ kind: "skip" }, `${all} skipped.`) },
  ]
}
