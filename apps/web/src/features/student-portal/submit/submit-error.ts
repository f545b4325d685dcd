import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { readError } from "../../../lib/read-error.ts"
import { trpc } from "../../../api/trpc.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"

/** Said of whatever has no words of its own. */
export const tryAgain = "That did not work. Try again."

/** Asks anew for all that the page shows of a child's work. */
export function useRefetchWork(): () => Promise<unknown> {
  const { assignments, submissions, files, grades } = trpc.useUtils()
  return () =>
    Promise.all([
      assignments.invalidate(),
      submissions.list.invalidate(),
      files.waiting.invalidate(),
      grades.invalidate(),
    ])
}

/**
 * For a refusal whose words the page shows: where they tell of a change elsewhere, the page is asked for anew. If what was
 * pressed goes with that, the words go on in a toast.
 */
export function useSubmitError({ id, status }: AssignmentView): (cause: unknown) => Promise<void> {
  const utils = trpc.useUtils()
  const refetch = useRefetchWork()
  return async (cause) => {
    if (!isOutdated(cause)) return
    const isGone = await utils.assignments.byId.fetch({ id }, { staleTime: 0 }).then(
      (now) => partFor(now.status) !== partFor(status),
      (failure: unknown) => readError(failure).code === "NOT_FOUND",
    )
    if (isGone) showFailureToast(cause, tryAgain)
    await refetch()
  }
}

/** Whether a refusal says that the work, or a file of it, is not as the page shows it. */
export function isOutdated(cause: unknown): boolean {
  const { code } = readError(cause)
  return code === "CONFLICT" || code === "NOT_FOUND"
}

/** What stands where work is handed in (submit-panel.tsx): a form, that it is done, or nothing. */
function partFor(status: AssignmentView["status"]): "form" | "done" | "nothing" {
  if (status === "graded") return "nothing"
  return status === "submitted" ? "done" : "form"
}
