import { useLocation } from "wouter"
import { paths } from "./paths.ts"
import { closeOnServer, session } from "./trpc.ts"

/**
 * Signs out here at once and tells the server; a server that does not answer keeps nobody signed in (A §4). Leads to the
 * start page, or wherever is said.
 */
export function useLogout(next: string = paths.start): () => void {
  const [, navigate] = useLocation()
  return () => {
    const current = session.read()
    session.signOut()
    navigate(next)
    if (current) closeOnServer(current).catch(() => undefined)
  }
}
