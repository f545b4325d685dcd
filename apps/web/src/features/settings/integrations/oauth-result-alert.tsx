import { faults } from "@hearthbook/core/errors/errors"
import { providerNames } from "@hearthbook/api/access/oauth"
import { Alert } from "@mantine/core"
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react"
import { useEffect, useState } from "react"
import { isProvider } from "../../../session/identity/oauth-attempt.ts"
import { useLoadUser } from "../../../session/use-load-user.ts"
import { clearOauthError, readOauthError } from "../../../session/identity/oauth-error.ts"
import { useSearchParamsState } from "../../../ui/url/use-search-params-state.ts"

/** Milliseconds for which the alert is shown. */
const shown = 4000

/** The search parameters that carry a result. */
const resultParams = ["google-linked", "connected", "provider", "error", "download"] as const

type Result = { isDone: boolean; message: string }

/**
 * Shows the result of a redirect, to an identity provider or for a download, from the URL's search parameters, and removes them.
 */
export function OauthResultAlert() {
  const { search, put } = useSearchParamsState()
  const loadUser = useLoadUser()
  const [result, setResult] = useState<Result | null>(() => readResult(search))

  useEffect(() => {
    clearOauthError()
    if (resultParams.some((name) => search.has(name))) put(Object.fromEntries(resultParams.map((name) => [name, null])))
    if (!result) return
    if (result.isDone) void loadUser().catch(() => undefined)
    const timer = setTimeout(() => setResult(null), shown)
    return () => clearTimeout(timer)
    // Runs once per result; the functions it calls change with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [result])

  if (!result) return null
  const Icon = result.isDone ? IconCircleCheck : IconAlertTriangle
  return (
    <Alert
      variant="light"
      color={result.isDone ? "green" : "error"}
      role={result.isDone ? "status" : "alert"}
      icon={<Icon stroke={1.5} />}
      mb="md"
    >
      {result.message}
    </Alert>
  )
}

function readResult(search: URLSearchParams): Result | null {
  const error = search.get("error")
  if (error !== null) {
    const name = nameOf(search.get("provider")) ?? providerNames.google
    return { isDone: false, message: withReason(`Failed to connect ${name} account`, error) }
  }
  const refused = search.get("download")
  if (refused !== null) {
    return { isDone: false, message: withReason("Failed to download your family's data", refused) }
  }
  const connected = nameOf(search.get("connected"))
  if (connected) return { isDone: true, message: `${connected} is connected: you can sign in with it.` }
  return search.get("google-linked") === "true"
    ? { isDone: true, message: "Google Drive connected successfully!" }
    : null
}

/** Anyone can craft a URL, so its text is never shown: only known codes have a message. */
function withReason(what: string, code: string): string {
  const words = readOauthError(code) ?? (isKnown(code) ? faults[code].message : null)
  return words === null ? `${what}. Please try again.` : `${what}: ${words}`
}

function isKnown(code: string): code is keyof typeof faults {
  return Object.hasOwn(faults, code)
}

function nameOf(provider: string | null): string | null {
  return provider !== null && isProvider(provider) ? providerNames[provider] : null
}
