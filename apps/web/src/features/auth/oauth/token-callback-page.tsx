import { useEffect, useState } from "react"
import { useLocation } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { session } from "../../../session/client.ts"
import { useUser } from "../../../session/use-session.ts"
import { signInWithTokens, type OfferedSession } from "./oauth-callback.ts"
import { OauthProgress } from "./oauth-progress.tsx"
import { ReplaceSession } from "../shared/replace-session.tsx"

/**
 * Reads the tokens in the query and removes them from the URL at once, since it is visible and stored in the history.
 * Asks for confirmation of a session that this tab did not begin.
 */
export default function TokenCallbackPage() {
  const [, navigate] = useLocation()
  const user = useUser()
  const [search] = useState(() => window.location.search)
  const [offered, setOffered] = useState<OfferedSession | null>(null)
  useEffect(() => {
    let isHere = true
    navigate(paths.tokenCallback, { replace: true })
    void signInWithTokens(search).then((result) => {
      if (!isHere) return
      if (typeof result === "string") navigate(result, { replace: true })
      else setOffered(result)
    })
    return () => {
      isHere = false
    }
  }, [search, navigate])
  if (!offered) return <OauthProgress />
  const replace = () => {
    session.signIn({ ...offered, remember: true })
    navigate(paths.login, { replace: true })
  }
  return <ReplaceSession present={user} next={offered.user} onReplace={replace} />
}
