import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from "react"
import { useUser } from "../../session/use-session.ts"
import { logOutQuestion, question } from "../../session/sign-out/log-out-question.ts"

/** Loaded with the first confirmation. */
const Dialog = lazy<ComponentType>(() =>
  import("../../session/sign-out/log-out-dialog.tsx").catch(() => ({ default: PlainQuestion })),
)

/** Shows the confirmation before signing out, on every page. */
export function AskBeforeLogOut() {
  const asked = useSyncExternalStore(logOutQuestion.subscribe, logOutQuestion.read)
  const user = useUser()
  // Signed out already, by another tab or because the session ended.
  const isOver = asked !== null && user === null
  useEffect(() => {
    if (isOver) logOutQuestion.end()
  }, [isOver])
  if (!asked || isOver) return null
  return (
    <Suspense>
      <Dialog />
    </Suspense>
  )
}

/** The browser's own dialog, if ours fails to load. */
function PlainQuestion() {
  useEffect(() => {
    const asked = logOutQuestion.read()
    logOutQuestion.end()
    if (window.confirm(`${question.title}\n${question.text}`)) asked?.leave()
  }, [])
  return null
}
