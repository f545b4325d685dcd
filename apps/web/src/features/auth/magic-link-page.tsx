import { can } from "@hearthbook/api/permissions"
import { Button, Loader } from "@mantine/core"
import { useEffect, useState } from "react"
import { Link, useLocation, useParams } from "wouter"
import { noteAuthEvent } from "../../lib/auth-log.ts"
import { loginAfterBadMagicLink, paths } from "../../lib/paths.ts"
import { readError, type ReadableError } from "../../lib/read-error.ts"
import { session, trpcClient } from "../../lib/trpc.ts"
import { useLogout } from "../../ui/use-logout.ts"
import { useUser } from "../../lib/use-session.ts"
import { Notice } from "../../ui/notice.tsx"
import { runOnce } from "./run-once.ts"

/**
 * Trades a magic link for a session, whoever was signed in here before (A §2). Without an answer the link may still be
 * good, and is tried again. One that is used or too old leads to the sign-in page, unless somebody is signed in.
 */
export default function MagicLinkPage() {
  const { token = "" } = useParams()
  const [, navigate] = useLocation()
  const user = useUser()
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [isDead, setDead] = useState(false)

  useEffect(() => {
    if (failure || isDead) return undefined
    let gone = false
    runOnce(`magic:${token}`, () => trpcClient.auth.openMagicLink.mutate({ token })).then(
      (answer) => {
        if (gone) return
        session.signIn({ ...answer, remember: true })
        const isChild = can(answer.user.role, "use_student_area")
        navigate(isChild ? paths.studentPassword : paths.start, { replace: true })
      },
      (cause: unknown) => {
        if (gone) return
        const error = readError(cause)
        noteAuthEvent("magic_link_failed", { code: error.code })
        if (error.status === undefined || error.status >= 500) setFailure(error)
        else if (session.read()) setDead(true)
        else navigate(loginAfterBadMagicLink, { replace: true })
      },
    )
    return () => {
      gone = true
    }
  }, [token, failure, isDead, navigate])

  if (failure) {
    return (
      <Notice title="Signing you in did not work" text={failure.message}>
        <Button onClick={() => setFailure(null)}>Try again</Button>
      </Notice>
    )
  }
  if (isDead && user) return <SomebodyIsHere name={user.first_name} />
  return (
    <Notice title="Signing you in…" text="This takes a moment.">
      <Loader aria-hidden />
    </Notice>
  )
}

/** On a tablet that is shared, whoever opens a used link need not be the one who is signed in. */
function SomebodyIsHere({ name }: { name: string }) {
  const signOut = useLogout(loginAfterBadMagicLink)
  return (
    <Notice title="This link does not work any more" text={`But ${name} is signed in here. Is that you?`}>
      <Button variant="default" size="md" onClick={signOut}>
        No, sign in again
      </Button>
      <Button component={Link} href={paths.start} size="md">
        Yes, go on
      </Button>
    </Notice>
  )
}
