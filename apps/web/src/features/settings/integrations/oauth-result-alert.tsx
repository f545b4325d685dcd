import { faults } from "@hearthbook/api/errors"
import { providerNames } from "@hearthbook/api/schemas/oauth"
import { Alert } from "@mantine/core"
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react"
import { useEffect, useState } from "react"
import { isProvider } from "../../../session/identity/oauth-attempt.ts"
import { useLoadUser } from "../../../session/use-load-user.ts"
import { clearOauthError, readOauthError } from "../../../session/identity/oauth-error.ts"
import { useSearchParamsState } from "../../../ui/url/use-search-params-state.ts"

/** Milliseconds for which it is said (S §2). */
const shown = 4000

/** In what of the address it is resultParams. */
const resultParams = ["google-linked", "connected", "provider", "error", "download"] as const

type News = { isDone: boolean; message: string }

/**
 * What came of a visit outside of the app, to a provider or for a download, as the way back from there says in the address,
 * which forgets it then.
 */
export function OauthResultAlert() {
  const { search, put } = useSearchParamsState()
  const loadUser = useLoadUser()
  const [news, setNews] = useState<News | null>(() => readNews(search))

  useEffect(() => {
    clearOauthError()
    if (resultParams.some((name) => search.has(name))) put(Object.fromEntries(resultParams.map((name) => [name, null])))
    if (!news) return
    if (news.isDone) void loadUser().catch(() => undefined)
    const timer = setTimeout(() => setNews(null), shown)
    return () => clearTimeout(timer)
    // Once for each news: what is called is made anew with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [news])

  if (!news) return null
  const Icon = news.isDone ? IconCircleCheck : IconAlertTriangle
  return (
    <Alert
      variant="light"
      color={news.isDone ? "green" : "red"}
      role={news.isDone ? "status" : "alert"}
      icon={<Icon stroke={1.5} />}
      mb="md"
    >
      {news.message}
    </Alert>
  )
}

function readNews(search: URLSearchParams): News | null {
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

/** Anybody can write an address, so its text is never shown: only a code that we know has words, and they are ours. */
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
