import { useEffect, useState } from "react"
import { useLocation, useParams } from "wouter"
import { finishSignIn } from "./oauth-arrival.ts"
import { Arriving } from "./oauth-arriving.tsx"

/** Where Google and GitHub send a person back to (A §2). */
export default function OauthCallbackPage() {
  const { provider = "" } = useParams()
  const [, navigate] = useLocation()
  const [search] = useState(() => window.location.search)
  useEffect(() => {
    let isHere = true
    void finishSignIn(provider, search).then((onward) => isHere && navigate(onward, { replace: true }))
    return () => {
      isHere = false
    }
  }, [provider, search, navigate])
  return <Arriving />
}
