import type { QueryClient } from "@tanstack/react-query"
import { changeKeeper } from "../../api/waiting-link.ts"
import { session } from "../../session/client.ts"
import { forgetAnswers, forgetNames, keptAnswersName, keptKey } from "../../session/kept-data.ts"
import { canKeepSealed } from "../../session/sealed-box.ts"
import { guardLogout } from "../../session/sign-out/use-logout.ts"
import { noteKeeperStarted } from "./keeper-start.ts"
import { holdChanges } from "./hold-changes.ts"
import { waitingStore } from "./waiting-store.ts"

const nothing = () => {}
const hasWaiting = () => waitingStore.read().length > 0

/**
 * Keeps data for the person who is signed in, and forgets the last known data of everyone else. Nothing is kept of a visit to another
 * family. Returns a function that stops it.
 */
export function followPerson(client: QueryClient): () => void {
  const canKeep = canKeepSealed()
  let person: string | null = null
  let isOver = false
  /** Changes of the person run one after the other. */
  let work: Promise<() => void> = Promise.resolve(nothing)

  const follow = () => {
    const next = isOver || session.isVisiting() ? null : (session.read()?.user.id ?? null)
    if (next === person) return
    const before = person
    person = next
    const start = async (stop: () => void): Promise<() => void> => {
      stop()
      // The session has ended, or another person is signed in by now. Signing out has forgotten more already.
      if (before && !isOver) forgetAnswers(before)
      if (!canKeep || !next || next !== person) return nothing
      changeKeeper.keep = holdChanges(work)
      const { keepOffline } = await import("./offline-keeper.ts")
      return keepOffline(client, next)
    }
    work = work.then(start).catch(() => {
      // Without the browser's permission to store anything, pages work as before.
      changeKeeper.keep = () => null
      return nothing
    })
    if (next && canKeep) changeKeeper.keep = holdChanges(work)
  }

  guardLogout(hasWaiting)
  if (!session.isVisiting()) void forgetOthers(session.read()?.user.id ?? null)
  follow()
  void work.then(noteKeeperStarted)
  const stop = session.subscribe(follow)
  return () => {
    stop()
    isOver = true
    follow()
  }
}

/** Forgets what is kept of sessions that ended while no page was open, as when a browser closes that was not asked to remember. */
async function forgetOthers(user_id: string | null): Promise<void> {
  const last = localStorage.getItem(keptKey)
  if (user_id === null || (last !== null && last !== user_id)) forgetNames()
  // Some browsers cannot list them.
  if (!("indexedDB" in window) || !("databases" in indexedDB)) return
  const own = user_id && keptAnswersName(user_id)
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith(keptAnswersName("")) && name !== own) indexedDB.deleteDatabase(name)
  }
}
