import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from "react"
import { useUser } from "../../session/use-session.ts"
import { logOutQuestion, question } from "../../session/sign-out/log-out-question.ts"

/** Comes with the first question: few pages wait for it. */
const Dialog = lazy<ComponentType>(() =>
  import("../../session/sign-out/log-out-dialog.tsx").catch(() => ({ default: PlainQuestion })),
)

/** Where a log-out is asked about, on every page. */
export function AskBeforeLogOut() {
  const asked = useSyncExternalStore(logOutQuestion.subscribe, logOutQuestion.read)
  const user = useUser()
  // Out already, by another tab or because the session ended.
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

/** The browser's own, where ours cannot be had. */
function PlainQuestion() {
  useEffect(() => {
    const asked = logOutQuestion.read()
    logOutQuestion.end()
    if (window.confirm(`${question.title}\n${question.text}`)) asked?.leave()
  }, [])
  return null
}
