import { useMemo } from "react"
import { AnswerDrafts } from "../../../session/drafts/answer-drafts.ts"
import { useUser } from "../../../session/use-session.ts"

/** The answers that this child has begun at this browser, in whichever tab. */
export function useAnswerDrafts(): AnswerDrafts {
  const user_id = useUser()?.id ?? ""
  return useMemo(() => new AnswerDrafts(localStorage, user_id), [user_id])
}
