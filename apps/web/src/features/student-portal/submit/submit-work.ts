import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { useRef, useState } from "react"
import { readError } from "../../../lib/read-error.ts"
import { isWaiting } from "../../../lib/offline/waiting-change.ts"
import { trpc } from "../../../api/trpc.ts"
import type { Uploads } from "../../../entities/file/file-uploads.ts"
import { offerUndo } from "../../../ui/feedback/toasts.tsx"
import { useAnswerDrafts } from "./use-answer-drafts.ts"
import { isOutdated, tryAgain, useSubmitError, useRefetchWork } from "./submit-error.ts"

/** Submits the typed answer and added files. `problem` is the reason if that failed. */
export function useSubmitWork(
  assignment: AssignmentView,
  work: { text?: string; file_ids: string[] },
  { isUnfinished }: Uploads,
) {
  const { id: assignment_id } = assignment
  const drafts = useAnswerDrafts()
  const submit = trpc.submissions.create.useMutation()
  const showSubmittedToast = useSubmittedToast(assignment)
  const onRefused = useSubmitError(assignment)
  const [problem, setProblem] = useState<string | null>(null)
  /** A ref, since a second press may come before the next render. */
  const isRunning = useRef(false)

  const submitWork = async () => {
    if (isRunning.current) return
    if (isUnfinished) return setProblem("One file is not added yet. Try it again, or remove it.")
    isRunning.current = true
    setProblem(null)
    try {
      await submit.mutateAsync({ assignment_id, ...work })
      drafts.forget(assignment_id)
      showSubmittedToast()
    } catch (cause) {
      // The answer is among the changes that wait, so it is no draft any more.
      if (isWaiting(cause)) return drafts.forget(assignment_id)
      setProblem(readError(cause, tryAgain).message)
      await onRefused(cause)
    } finally {
      isRunning.current = false
    }
  }
  return { submitWork, isSaving: submit.isPending, problem }
}

/** A toast with some praise and Undo. */
export function useSubmittedToast(assignment: AssignmentView): () => void {
  const unsubmit = useUnsubmitWork(assignment)
  const refetch = useRefetchWork()
  const undo = async () => {
    try {
      await unsubmit()
    } catch (cause) {
      if (isOutdated(cause)) void refetch()
      throw cause
    }
  }
  return () => void offerUndo({ message: "Turned in. Well done for finishing it.", undo, fallback: tryAgain })
}

/**
 * Unsubmits the newest submission: its files and its answer become drafts again. Work that was turned in without an answer is in progress
 * again.
 */
export function useUnsubmitWork({ id: assignment_id, needs_answer }: AssignmentView): () => Promise<unknown> {
  const utils = trpc.useUtils()
  const drafts = useAnswerDrafts()
  const unsubmit = trpc.submissions.unsubmit.useMutation()
  const update = trpc.assignments.update.useMutation()
  const refetch = useRefetchWork()
  return async () => {
    const [newest] = await utils.submissions.list.fetch({ assignment_id }, { staleTime: 0 })
    if (!newest && !needs_answer) return update.mutateAsync({ id: assignment_id, status: "in_progress" })
    // It was unsubmitted elsewhere.
    if (!newest) return refetch()
    const before = drafts.read(assignment_id) ?? ""
    // Saved before the form mounts, which starts with the draft. Anything typed since comes after the answer.
    drafts.save(assignment_id, [...new Set([newest.text ?? "", before])].filter((text) => text !== "").join("\n\n"))
    try {
      await unsubmit.mutateAsync({ id: newest.id })
    } catch (cause) {
      // Without a response, it may still have been unsubmitted, and this is the only copy of the answer.
      if (readError(cause).status !== undefined) drafts.save(assignment_id, before)
      throw cause
    }
  }
}
