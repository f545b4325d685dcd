import { can } from "@hearthbook/api/permissions"
import { Button, Loader } from "@mantine/core"
import { useEffect, useState } from "react"
import { useLocation, useParams } from "wouter"
import { noteAuthEvent } from "../../lib/auth-log.ts"
import { loginAfterBadMagicLink, paths } from "../../lib/paths.ts"
import { readError, type ReadableError } from "../../lib/read-error.ts"
import { session, trpcClient } from "../../lib/trpc.ts"
import { Notice } from "../../ui/notice.tsx"
import { runOnce } from "./run-once.ts"

/**
 * Trades a magic link for a session, whoever was signed in here before (A §2). Without an answer the link may still be
 * good, and is tried again.
 */
export default function MagicLinkPage() {
  const { token = "" } = useParams()
  const [, navigate] = useLocation()
  const [failure, setFailure] = useState<ReadableError | null>(null)

  useEffect(() => {
    if (failure) return undefined
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
        else navigate(loginAfterBadMagicLink, { replace: true })
      },
    )
    return () => {
      gone = true
    }
  }, [token, failure, navigate])

  if (failure) {
    return (
      <Notice title="Signing you in did not work" text={failure.message}>
        <Button onClick={() => setFailure(null)}>Try again</Button>
      </Notice>
    )
  }
  return (
    <Notice title="Signing you in…" text="This takes a moment.">
      <Loader aria-hidden />
    </Notice>
  )
}
