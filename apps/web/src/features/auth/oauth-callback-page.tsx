import { useEffect, useState } from "react"
import { useLocation, useParams } from "wouter"
import { readAttempt } from "../../lib/oauth-attempt.ts"
import { finishArrival } from "./oauth-arrival.ts"
import { Arriving } from "./oauth-arriving.tsx"

/** Where Google and GitHub send a person back to (A §2). */
export default function OauthCallbackPage() {
  const { provider = "" } = useParams()
  const [, navigate] = useLocation()
  const [search] = useState(() => window.location.search)
  const [isDrive] = useState(() => readAttempt(sessionStorage)?.purpose === "drive")
  useEffect(() => {
    let isHere = true
    void finishArrival(provider, search).then((onward) => isHere && navigate(onward, { replace: true }))
    return () => {
      isHere = false
    }
  }, [provider, search, navigate])
  return <Arriving text={isDrive ? "Connecting Google Drive…" : undefined} />
}
