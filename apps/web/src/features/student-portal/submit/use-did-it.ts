import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { trpc } from "../../../api/trpc.ts"
import { isWaiting } from "../../../lib/offline/waiting-change.ts"
import { announce } from "../../../ui/feedback/live-region.tsx"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { tryAgain, useRefetchWork } from "./submit-error.ts"

/** Turns in work that asks for no answer, or takes that back. A refusal is shown in a toast. */
export function useDidIt({ id, title }: Pick<AssignmentView, "id" | "title">) {
  const submit = trpc.submissions.create.useMutation()
  const update = trpc.assignments.update.useMutation()
  const refetch = useRefetchWork()

  const change = async (isDone: boolean): Promise<void> => {
    try {
      if (isDone) await submit.mutateAsync({ assignment_id: id })
      else await update.mutateAsync({ id, status: "in_progress" })
      announce(isDone ? `“${title}” is done.` : `“${title}” is to do again.`)
    } catch (cause) {
      if (isWaiting(cause)) return
      showFailureToast(cause, tryAgain)
      await refetch()
    }
  }
  return { change, isSaving: submit.isPending || update.isPending }
}
