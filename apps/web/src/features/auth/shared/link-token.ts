import { useEffect, useState } from "react"
import { useLocation } from "wouter"

/** Pages that a mailed or scanned link leads to, by the first part of their address. */
export type LinkPage =
  | "/reset-password"
  | "/verify-email"
  | "/magic"
  | "/invite"
  | "/unsubscribe"
  | "/undo-sign-in-change"
  | "/child-address"

const key = (page: LinkPage) => `hearthbook.link.${page.slice(1)}`

/** Keeps a link's token for this tab alone: a reload and a sign-in in between come back to it. */
export function storeLinkToken(page: LinkPage, token: string): void {
  sessionStorage.setItem(key(page), token)
}

/** The token of a link that was opened in this tab and not used up; null where there is none. */
export function readLinkToken(page: LinkPage): string | null {
  return sessionStorage.getItem(key(page))
}

/** A link that was used up, or is worth nothing. */
export function forgetLinkToken(page: LinkPage): void {
  sessionStorage.removeItem(key(page))
}

/**
 * The token of the link that led here, which leaves the address at once: an address is shown, kept in the history and told to
 * others. `given` is the one that the address holds, `search` the rest of its query.
 */
export function useLinkToken(page: LinkPage, given: string | null | undefined, search = ""): string | null {
  const [, navigate] = useLocation()
  const [token] = useState(() => {
    if (given) storeLinkToken(page, given)
    return readLinkToken(page)
  })
  useEffect(() => {
    if (!given) return
    const rest = new URLSearchParams(search)
    rest.delete("token")
    const query = String(rest)
    navigate(query ? `${page}?${query}` : page, { replace: true })
  }, [page, given, search, navigate])
  return token
}
