import { faults } from "@hearthbook/api/errors"
import { Alert } from "@mantine/core"
import { IconClockPause, IconLinkOff } from "@tabler/icons-react"
import { useEffect, useState } from "react"
import { useSearch } from "wouter"
import { session } from "../../lib/trpc.ts"

/** Why somebody finds themselves at the sign-in page: the session ended, or a link could not be used (A §2, §8). */
export function LoginNotice({ hidden }: { hidden: boolean }) {
  const badLink = new URLSearchParams(useSearch()).get("magic") === "invalid"
  const [ended, setEnded] = useState(session.readEnd)

  // Said once, and old news as soon as anything else happens to the session: a log-out that was still under way, say.
  useEffect(() => {
    session.forgetEnd()
    return session.subscribe(() => setEnded(null))
  }, [])

  if (hidden || (!ended && !badLink)) return null
  const Icon = ended ? IconClockPause : IconLinkOff
  return (
    <Alert variant="light" color="amber" role="status" mb="md" icon={<Icon stroke={1.5} />}>
      {ended
        ? faults[ended].message
        : "That sign-in link does not work any more: each works once, for seven days. Ask for a new one, or sign in here with your password."}
    </Alert>
  )
}
