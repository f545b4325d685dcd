import { useLocation } from "wouter"
import { hasDrafts } from "../drafts/drafts.ts"
import { paths } from "../../lib/paths.ts"
import { closeOnServer, session, formDrafts } from "../client.ts"
import { logOutQuestion } from "./log-out-question.ts"

/** Checks that return true while signing out would lose something, such as text typed on the page. */
const guards = new Set<() => boolean>()

/** Asks for confirmation before signing out while `isAtRisk` returns true. */
export function guardLogout(isAtRisk: () => boolean): void {
  guards.add(isAtRisk)
}

/**
 * Signs out at once, even if the server does not answer, and opens the start page or `next`. Asks for confirmation if unsaved work
 * would be lost.
 */
export function useLogout(next: string = paths.start): () => void {
  const [, navigate] = useLocation()
  const leave = () => {
    const current = session.read()
    session.signOut()
    navigate(next)
    if (current) closeOnServer(current).catch(() => undefined)
  }
  return () => (hasUnsavedWork() ? logOutQuestion.ask(leave) : leave())
}

/** Returns true if signing out would lose text typed on this page, or a draft on this device. */
export function hasUnsavedWork(): boolean {
  const user_id = session.read()?.user.id
  return (
    user_id !== undefined &&
    ([...guards].some((isAtRisk) => isAtRisk()) || hasDrafts(localStorage, user_id) || formDrafts.hasAny(user_id))
  )
}
