import { useEffect, useState } from "react"
import { useLocation } from "wouter"
import { paths } from "../../lib/paths.ts"
import { adoptTokens } from "./oauth-arrival.ts"
import { Arriving } from "./oauth-arriving.tsx"

/** Takes over the tokens in its query (A §2), which leave the address at once: it is in the history, and on the screen. */
export default function TokenCallbackPage() {
  const [, navigate] = useLocation()
  const [search] = useState(() => window.location.search)
  useEffect(() => {
    let isHere = true
    navigate(paths.tokenCallback, { replace: true })
    void adoptTokens(search).then((onward) => isHere && navigate(onward, { replace: true }))
    return () => {
      isHere = false
    }
  }, [search, navigate])
  return <Arriving />
}
