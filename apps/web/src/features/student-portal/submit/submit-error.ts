import { isGraded, isWaiting } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { readError } from "../../../lib/read-error.ts"
import { trpc } from "../../../api/trpc.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"

/** Shown if an error has no message. */
export const tryAgain = "That did not work. Try again."

/** Refetches everything that a work page shows. */
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
 * Handles a refusal whose message the page shows. If the work has changed elsewhere, the page is refetched. If that
 * removes the message's place, it is shown as a toast.
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

/** True if the error means that the work or one of its files has changed elsewhere. */
export function isOutdated(cause: unknown): boolean {
  const { code } = readError(cause)
  return code === "CONFLICT" || code === "NOT_FOUND"
}

/** Returns the part of the submit panel that is shown for a status (submit-panel.tsx). */
function partFor(status: AssignmentView["status"]): "form" | "done" | "nothing" {
  if (isGraded(status)) return "nothing"
  return isWaiting(status) ? "done" : "form"
}
