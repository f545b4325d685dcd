import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { useState } from "react"
import { readError } from "../../lib/read-error.ts"
import { trpc } from "../../lib/trpc.ts"
import type { Uploads } from "../../ui/file-uploads.ts"
import { offerUndo } from "../../ui/toasts.tsx"
import { useAnswerDrafts } from "./hand-in-draft.ts"

/** Said of whatever has no words of its own. */
export const tryAgain = "That did not work. Try again."

/** Hands in what is typed and added. `trouble` is why that did not work. */
export function useHandIn(
  assignment: AssignmentView,
  handedIn: { text?: string; file_ids: string[] },
  { isUnfinished, askAgain }: Uploads,
) {
  const { id: assignment_id } = assignment
  const drafts = useAnswerDrafts()
  const submit = trpc.submissions.create.useMutation()
  const sayHandedIn = useSayHandedIn(assignment)
  const [trouble, setTrouble] = useState<string | null>(null)

  const handIn = async () => {
    if (submit.isPending) return
    if (isUnfinished) return setTrouble("One file is not added yet. Try it again, or take it away.")
    setTrouble(null)
    try {
      await submit.mutateAsync({ assignment_id, ...handedIn })
      drafts.forget(assignment_id)
      sayHandedIn()
    } catch (cause) {
      const { message, code } = readError(cause, tryAgain)
      setTrouble(message)
      if (code === "NOT_FOUND") askAgain()
    }
  }
  return { handIn, isSaving: submit.isPending, trouble }
}

/** Quiet praise for what was done, with the way to take it back. */
export function useSayHandedIn(assignment: AssignmentView): () => void {
  const takeBack = useTakeBackWork(assignment)
  return () => void offerUndo({ message: "Handed in. Well done for finishing it.", undo: takeBack, fallback: tryAgain })
}

/** Takes the newest hand-in back: its files wait again, and its answer is being written again. */
export function useTakeBackWork({ id: assignment_id }: AssignmentView): () => Promise<unknown> {
  const utils = trpc.useUtils()
  const drafts = useAnswerDrafts()
  const takeBack = trpc.submissions.takeBack.useMutation()
  return async () => {
    const [newest] = await utils.submissions.list.fetch({ assignment_id }, { staleTime: 0 })
    if (!newest) return
    // Before the form is there again, which begins with what is kept.
    if (newest.text) drafts.keep(assignment_id, newest.text)
    try {
      await takeBack.mutateAsync({ id: newest.id })
    } catch (cause) {
      drafts.forget(assignment_id)
      throw cause
    }
  }
}
