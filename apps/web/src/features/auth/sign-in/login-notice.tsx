import { ownFaults } from "@hearthbook/core/errors/own-faults"
import { Alert } from "@mantine/core"
import { IconClockPause, IconLinkOff, IconMailCheck } from "@tabler/icons-react"
import { useEffect, useState } from "react"
import { useSearch } from "wouter"
import { readLinkToken } from "../shared/link-token.ts"
import { paths, rememberedPage } from "../../../lib/paths.ts"
import { session } from "../../../session/client.ts"

// Most users of magic links are children.
const badLink = {
  Icon: IconLinkOff,
  title: "This link no longer works",
  words:
    "A link works once, within seven days. Ask your parent for a new one, or type your username and password here.",
}
const toVerify = {
  Icon: IconMailCheck,
  title: undefined,
  words: "Sign in to confirm your email address.",
}

/** Explains why the user is at the sign-in page: the session ended, or a link led here. */
export function LoginNotice({ hidden }: { hidden: boolean }) {
  const search = useSearch()
  const [ended, setEnded] = useState(session.readEnd)

  // Shown once. It is outdated as soon as anything else happens to the session, such as a sign-out that is still
  // running.
  useEffect(() => {
    session.forgetEnd()
    return session.subscribe(() => setEnded(null))
  }, [])

  const reason = ended ? { Icon: IconClockPause, title: undefined, words: ownFaults[ended].message } : reasonOf(search)
  if (hidden || !reason) return null
  const { Icon, title, words } = reason
  return (
    <Alert variant="light" color="amber" role="status" mb="md" title={title} icon={<Icon stroke={1.5} />}>
      {words}
    </Alert>
  )
}

function reasonOf(search: string) {
  if (new URLSearchParams(search).get("magic") === "invalid") return badLink
  return rememberedPage(search)?.startsWith(paths.verifyEmail) && readLinkToken("/verify-email") ? toVerify : null
}
