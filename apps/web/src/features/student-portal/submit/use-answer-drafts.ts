import { useMemo } from "react"
import { AnswerDrafts } from "../../../session/drafts/answer-drafts.ts"
import { useUser } from "../../../session/use-session.ts"

/** The child's unsent answers in this browser. */
export function useAnswerDrafts(): AnswerDrafts {
  const user_id = useUser()?.id ?? ""
  return useMemo(() => new AnswerDrafts(localStorage, user_id), [user_id])
}
