import { useEffect, useState } from "react"
import { useLocation } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { session } from "../../../session/client.ts"
import { useUser } from "../../../session/use-session.ts"
import { adoptTokens, type OfferedSession } from "./oauth-arrival.ts"
import { Arriving } from "./oauth-arriving.tsx"
import { ReplaceSession } from "../shared/replace-session.tsx"

/**
 * Reads the tokens in its query, and removes them from the address at once: it is in the history, and on the screen. A session
 * that this tab did not begin it asks about first.
 */
export default function TokenCallbackPage() {
  const [, navigate] = useLocation()
  const user = useUser()
  const [search] = useState(() => window.location.search)
  const [offered, setOffered] = useState<OfferedSession | null>(null)
  useEffect(() => {
    let isHere = true
    navigate(paths.tokenCallback, { replace: true })
    void adoptTokens(search).then((onward) => {
      if (!isHere) return
      if (typeof onward === "string") navigate(onward, { replace: true })
      else setOffered(onward)
    })
    return () => {
      isHere = false
    }
  }, [search, navigate])
  if (!offered) return <Arriving />
  const replace = () => {
    session.signIn({ ...offered, remember: true })
    navigate(paths.login, { replace: true })
  }
  return <ReplaceSession present={user} next={offered.user} onReplace={replace} />
}
