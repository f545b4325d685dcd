import { useEffect, useState } from "react"
import { useLocation } from "wouter"

/** Pages opened from an emailed or scanned link, by the first part of their path. */
export type LinkPage =
  | "/reset-password"
  | "/verify-email"
  | "/magic"
  | "/invite"
  | "/unsubscribe"
  | "/undo-sign-in-change"
  | "/child-address"

const key = (page: LinkPage) => `hearthbook.link.${page.slice(1)}`

/** Stores a link's token for this tab, so that it survives a reload and a sign-in. */
export function storeLinkToken(page: LinkPage, token: string): void {
  sessionStorage.setItem(key(page), token)
}

/** Returns the token of a link that was opened in this tab and not used; null if there is none. */
export function readLinkToken(page: LinkPage): string | null {
  return sessionStorage.getItem(key(page))
}

/** Removes the token of a used or invalid link. */
export function forgetLinkToken(page: LinkPage): void {
  sessionStorage.removeItem(key(page))
}

/**
 * Returns the token of the link that led here, and removes it from the URL at once: URLs are visible, stored in the
 * history and sent to others. `given` is the token in the URL, `search` the rest of the query.
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
