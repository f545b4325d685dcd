import { useMemo } from "react"
import { useUser } from "../../../session/use-session.ts"
import { LessonDrafts } from "./lesson-drafts.ts"

/** The signed-in user's drafts. */
export function useLessonDrafts(): LessonDrafts {
  const user_id = useUser()?.id ?? ""
  return useMemo(() => new LessonDrafts(localStorage, user_id), [user_id])
}
