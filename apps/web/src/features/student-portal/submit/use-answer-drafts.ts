import { useMemo } from "react"
import { answerPolicy } from "../../../session/drafts/answer-policy.ts"
import { Drafts } from "../../../session/drafts/drafts.ts"
import { useUser } from "../../../session/use-session.ts"

/** Returns the child's answers that are not submitted yet, by assignment, which all tabs of this browser share. */
export function useAnswerDrafts(): Drafts<string> {
  const user_id = useUser()?.id ?? ""
  return useMemo(() => new Drafts(answerPolicy, localStorage, user_id), [user_id])
}
