import { useMemo } from "react"
import { session } from "../../lib/trpc.ts"
import { useUser } from "../../lib/use-session.ts"
import { AnswerDrafts, forgetAnswers } from "./hand-in-drafts.ts"

// Who signs out leaves nothing in the tab. A session that ran out is another matter: the child comes back to its answer.
session.subscribe(() => {
  if (!session.read() && !session.readEnd()) forgetAnswers(sessionStorage)
})

/** The answers that this child has begun in this tab. */
export function useAnswerDrafts(): AnswerDrafts {
  const user_id = useUser()?.id ?? ""
  return useMemo(() => new AnswerDrafts(sessionStorage, user_id), [user_id])
}
