import { useLocation } from "wouter"
import { hasDrafts } from "../drafts/drafts.ts"
import { paths } from "../../lib/paths.ts"
import { closeOnServer, session, formDrafts } from "../client.ts"
import { logOutQuestion } from "./log-out-question.ts"

/** Checks that answer true while signing out would lose something, such as text typed on the page. */
const guards = new Set<() => boolean>()

/** Has a log-out ask first while `isAtRisk` answers true. */
export function guardLogout(isAtRisk: () => boolean): void {
  guards.add(isAtRisk)
}

/**
 * Signs out here at once and tells the server; a server that does not answer keeps nobody signed in (A §4). Asks first about
 * what was begun and would go. Leads to the start page, or wherever is said.
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

/** Whether something was begun here that a log-out takes along: typed on this page, or kept on this device. */
export function hasUnsavedWork(): boolean {
  const user_id = session.read()?.user.id
  return (
    user_id !== undefined &&
    ([...guards].some((isAtRisk) => isAtRisk()) || hasDrafts(localStorage, user_id) || formDrafts.hasAny(user_id))
  )
}
