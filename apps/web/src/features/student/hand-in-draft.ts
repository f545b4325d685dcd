import { useMemo } from "react"
import { AnswerDrafts } from "../../lib/answer-drafts.ts"
import { useUser } from "../../lib/use-session.ts"

/** The answers that this child has begun at this browser, in whichever tab. */
export function useAnswerDrafts(): AnswerDrafts {
  const user_id = useUser()?.id ?? ""
  return useMemo(() => new AnswerDrafts(localStorage, user_id), [user_id])
}
