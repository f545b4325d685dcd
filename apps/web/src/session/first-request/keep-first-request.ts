import { firstRequestsKey } from "./first-answer.ts"

/** The addresses of the first request of each page of a person, by the page's path. Read by public/before-paint.js. */
type Known = { user_id: string; urls: Record<string, string> }

/** The number of pages whose requests are kept. */
const mostPages = 8

/** Keeps the address of the first request of a page, to send it earlier on the next visit. */
export function keepFirstRequest(user_id: string, path: string, url: string): void {
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
