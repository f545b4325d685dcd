import { endOfToken } from "../lib/access-token.ts"
import type { SessionStore } from "../lib/session-store.ts"

/** A §9: how often the session's end is looked at, and how near it counts as soon. In milliseconds. */
const lookEvery = 30_000
const soon = 300_000
/** Without input for this long, nobody is there (DECISIONS 34). */
const idleAfter = 55 * 60_000

/**
 * Keeps the session of someone who is at work alive, and ends the one that was to last only while somebody was there:
 * without remember-me an expired session leads to the sign-in page, with it the next request refreshes (DECISIONS 34).
 * Answers a function that stops the watch.
 */
export function watchSession(session: SessionStore, page: EventTarget = window): () => void {
  let lastInput = Date.now()
  const noteInput = () => {
    lastInput = Date.now()
  }
  const look = () => {
    const current = session.read()
    if (!current) return
    const left = endOfToken(current.access_token) - Date.now()
    if (left > soon) return
    // A failed attempt is tried again at the next look; a refused one has ended the session already.
    if (Date.now() - lastInput < idleAfter) session.refresh().catch(() => undefined)
    else if (left <= 0 && !current.remember) session.end("TOKEN_EXPIRED")
  }
  const timer = setInterval(look, lookEvery)
  page.addEventListener("pointerdown", noteInput)
  page.addEventListener("keydown", noteInput)
  return () => {
    clearInterval(timer)
    page.removeEventListener("pointerdown", noteInput)
    page.removeEventListener("keydown", noteInput)
  }
}
