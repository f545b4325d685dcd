import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { useRef, useState } from "react"
import { readError } from "../../../lib/read-error.ts"
import { trpc } from "../../../api/trpc.ts"
import type { Uploads } from "../../../entities/file/file-uploads.ts"
import { offerUndo } from "../../../ui/feedback/toasts.tsx"
import { useAnswerDrafts } from "./answer-draft.ts"
import { isOutdated, tryAgain, useSubmitError, useRefetchWork } from "./submit-error.ts"

/** Hands in what is typed and added. `problem` is why that did not work. */
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
  /** At once, unlike what is rendered: a second press may come before that. */
  const isRunning = useRef(false)

  const submitWork = async () => {
    if (isRunning.current) return
    if (isUnfinished) return setProblem("One file is not added yet. Try it again, or take it away.")
    isRunning.current = true
    setProblem(null)
    try {
      await submit.mutateAsync({ assignment_id, ...work })
      drafts.forget(assignment_id)
      showSubmittedToast()
    } catch (cause) {
      setProblem(readError(cause, tryAgain).message)
      await onRefused(cause)
    } finally {
      isRunning.current = false
    }
  }
  return { submitWork, isSaving: submit.isPending, problem }
}

/** Quiet praise for what was done, with the way to take it back. */
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
  return () => void offerUndo({ message: "Handed in. Well done for finishing it.", undo, fallback: tryAgain })
}

/** Takes the newest hand-in back: its files wait again, and its answer is being written again. */
export function useUnsubmitWork({ id: assignment_id }: AssignmentView): () => Promise<unknown> {
  const utils = trpc.useUtils()
  const drafts = useAnswerDrafts()
  const unsubmit = trpc.submissions.takeBack.useMutation()
  const refetch = useRefetchWork()
  return async () => {
    const [newest] = await utils.submissions.list.fetch({ assignment_id }, { staleTime: 0 })
    // It was taken back elsewhere.
    if (!newest) return refetch()
    const before = drafts.read(assignment_id) ?? ""
    // Before the form is there again, which begins with what is kept; what was begun since then comes after it.
    drafts.save(assignment_id, [...new Set([newest.text ?? "", before])].filter((text) => text !== "").join("\n\n"))
    try {
      await unsubmit.mutateAsync({ id: newest.id })
    } catch (cause) {
      // Without an answer it may be taken back all the same, and the only copy of it is here.
      if (readError(cause).status !== undefined) drafts.save(assignment_id, before)
      throw cause
    }
  }
}
