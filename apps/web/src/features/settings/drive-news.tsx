import { Alert } from "@mantine/core"
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react"
import { useEffect, useState } from "react"
import { useLoadUser } from "../../lib/use-load-user.ts"
import { useAddress } from "../../ui/use-address.ts"

/** Milliseconds for which it is said (S §2). */
const shown = 4000
/** Letters of an error that are repeated: it came in an address, which anybody can write. */
const longest = 200

type News = { isLinked: boolean; message: string }

/** What came of connecting a Google account, as the way back from Google says in the address, which forgets it then. */
export function DriveNews() {
  const { search, put } = useAddress()
  const loadUser = useLoadUser()
  const [news, setNews] = useState<News | null>(() => readNews(search))

  useEffect(() => {
    if (!news) return
    put({ "google-linked": null, error: null })
    if (news.isLinked) void loadUser().catch(() => undefined)
    const timer = setTimeout(() => setNews(null), shown)
    return () => clearTimeout(timer)
    // Once for each news: what is called is made anew with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [news])

  if (!news) return null
  const Icon = news.isLinked ? IconCircleCheck : IconAlertTriangle
  return (
    <Alert
      variant="light"
      color={news.isLinked ? "green" : "red"}
      role={news.isLinked ? "status" : "alert"}
      icon={<Icon stroke={1.5} />}
      mb="md"
    >
      {news.message}
    </Alert>
  )
}

function readNews(search: URLSearchParams): News | null {
  const error = search.get("error")
  if (error !== null)
    return { isLinked: false, message: `Failed to connect Google account: ${error.slice(0, longest)}` }
  return search.get("google-linked") === "true"
    ? { isLinked: true, message: "Google Drive connected successfully!" }
    : null
}
