import type { Session } from "./stored-session.ts"

/** The request that public/before-paint.js sends before the app's code has loaded. */
type FirstRequest = { url: string; token: string; answer: Promise<Response> }

declare global {
  var hearthbookFirst: FirstRequest | undefined
}

/** The addresses of the first request of each page of a person, by the page's path. Read by public/before-paint.js. */
type Known = { user_id: string; urls: Record<string, string> }

export const firstRequestsKey = "hearthbook.first-requests"

/** The number of pages whose requests are kept. */
const mostPages = 8

/**
 * Returns the answer that is already on its way, if it is to this request of this person. It is given out once, and null if it failed, so
 * that the app sends the request itself.
 */
export async function takeFirstAnswer(url: string, authorization: string | null): Promise<Response | null> {
  const first = globalThis.hearthbookFirst
  if (!first || first.url !== url || authorization !== `Bearer ${first.token}`) return null
  globalThis.hearthbookFirst = undefined
  try {
    const answer = await first.answer
    return answer.ok ? answer : null
  } catch {
    return null
  }
}

/** Keeps the address of the first request of a page, to send it earlier on the next visit. */
export function keepFirstRequest(session: Session | null, path: string, url: string): void {
  if (!session) return
  const user_id = session.user.id
  const known = readKnown()
  const before = known?.user_id === user_id ? Object.entries(known.urls).filter(([page]) => page !== path) : []
  const urls = Object.fromEntries([...before.slice(1 - mostPages), [path, url]])
  localStorage.setItem(firstRequestsKey, JSON.stringify({ user_id, urls } satisfies Known))
}

function readKnown(): Known | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(firstRequestsKey) ?? "null")
    const isKnown = typeof stored === "object" && stored !== null && "user_id" in stored && "urls" in stored
    return isKnown ? (stored as Known) : null
  } catch {
    return null
  }
}
