import { providerNames } from "@hearthbook/api/access/oauth"
import { useEffect, useState } from "react"
import { useLocation, useParams } from "wouter"
import { readAttempt, type OauthAttempt } from "../../../session/identity/oauth-attempt.ts"
import { finishOauthCallback } from "./oauth-callback.ts"
import { OauthProgress } from "./oauth-progress.tsx"

/** The page to which Google and GitHub redirect. */
export default function OauthCallbackPage() {
  const { provider = "" } = useParams()
  const [, navigate] = useLocation()
  const [search] = useState(() => window.location.search)
  const [text] = useState(() => waitingFor(readAttempt(sessionStorage)))
  useEffect(() => {
    let isHere = true
    void finishOauthCallback(provider, search).then((path) => isHere && navigate(path, { replace: true }))
    return () => {
      isHere = false
    }
  }, [provider, search, navigate])
  return <OauthProgress text={text} />
}

function waitingFor(attempt: OauthAttempt | null): string | undefined {
  if (attempt?.purpose === "drive") return "Connecting Google Drive…"
  return attempt?.purpose === "connection" ? `Connecting ${providerNames[attempt.provider]}…` : undefined
}
