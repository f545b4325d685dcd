import { useLocation } from "wouter"
import { paths } from "../lib/paths.ts"
import { session, trpcClient } from "../lib/trpc.ts"

/** Signs out here at once and tells the server; a server that does not answer keeps nobody signed in (A §4). */
export function useLogout(): () => Promise<void> {
  const [, navigate] = useLocation()
  return async () => {
    const token = await session.freshToken().catch(() => null)
    session.signOut()
    navigate(paths.start)
    if (token) await trpcClient.auth.logout.mutate({}, { context: { token } }).catch(() => undefined)
  }
}
