import { can } from "@hearthbook/core/permissions/permissions"
import type { MagicLinkView } from "@hearthbook/api/access/auth"
import { Button, Loader } from "@mantine/core"
import { useEffect, useState, useSyncExternalStore } from "react"
import { Link, useLocation, useParams } from "wouter"
import { noteAuthEvent } from "../../../session/auth-log.ts"
import { forgetLinkToken, useLinkToken } from "../shared/link-token.ts"
import { loginAfterBadMagicLink, paths } from "../../../lib/paths.ts"
import { readError, type ReadableError } from "../../../lib/read-error.ts"
import { session, trpcClient } from "../../../session/client.ts"
import { useLogout } from "../../../session/sign-out/use-logout.ts"
import { useUser } from "../../../session/use-session.ts"
import { Notice } from "../../../ui/layout/notice.tsx"
import { ReplaceSession } from "../shared/replace-session.tsx"
import { runOnce } from "../shared/run-once.ts"

type State =
  | { step: "reading" }
  | { step: "asking"; link: MagicLinkView }
  | { step: "opening" }
  | { step: "failed"; error: ReadableError }
  | { step: "used" }

/**
 * Exchanges a magic link for a session. Asks first if another user is signed in. After a network error, the link can be
 * tried again. A used or expired link redirects to the sign-in page, unless a user is signed in.
 */
export default function MagicLinkPage() {
  const token = useLinkToken("/magic", useParams()["token"]) ?? ""
  const [, navigate] = useLocation()
  const user = useUser()
  const isJoining = useSyncExternalStore(session.subscribe, session.isJoining)
  const [state, setState] = useState<State>({ step: "reading" })
  const { step } = state

  useEffect(() => {
    if (isJoining || (step !== "reading" && step !== "opening")) return undefined
    let isUnmounted = false
    const fail = (cause: unknown) => {
      if (isUnmounted) return
      const error = readError(cause)
      noteAuthEvent("magic_link_failed", { code: error.code })
      if (error.status === undefined || error.status >= 500) return setState({ step: "failed", error })
      forgetLinkToken("/magic")
      if (session.read()) setState({ step: "used" })
      else navigate(loginAfterBadMagicLink, { replace: true })
    }
    const present = session.read()?.user
    if (step === "reading" && present) {
      runOnce(`read magic:${token}`, () => trpcClient.auth.readMagicLink.mutate({ token })).then(
        (link) => isUnmounted || setState(link.id === present.id ? { step: "opening" } : { step: "asking", link }),
        fail,
      )
    } else {
      runOnce(`magic:${token}`, () => trpcClient.auth.openMagicLink.mutate({ token })).then((answer) => {
        if (isUnmounted) return
        forgetLinkToken("/magic")
        session.signIn({ ...answer, remember: true })
        const isChild = can(answer.user.role, "use_student_area")
        navigate(isChild ? paths.studentPassword : paths.start, { replace: true })
      }, fail)
    }
    return () => {
      isUnmounted = true
    }
  }, [token, step, isJoining, navigate])

  if (state.step === "failed") {
    return (
      <Notice user_id={user?.id} title="We could not sign you in" text={state.error.message}>
        <Button onClick={() => setState({ step: "reading" })}>Try again</Button>
      </Notice>
    )
  }
  if (state.step === "asking") {
    return <ReplaceSession present={user} next={state.link} onReplace={() => setState({ step: "opening" })} />
  }
  if (state.step === "used" && user) return <ConfirmSignedInUser id={user.id} name={user.first_name} />
  return (
    <Notice user_id={user?.id} title="Signing you in…" text="This takes a moment.">
      <Loader aria-hidden />
    </Notice>
  )
}

/** On a shared tablet, the person who opens a used link may not be the signed-in user. */
function ConfirmSignedInUser({ id, name }: { id: string; name: string }) {
  const signOut = useLogout(loginAfterBadMagicLink)
  return (
    <Notice user_id={id} title="This link no longer works" text={`${name} is signed in on this device. Is that you?`}>
      <Button variant="default" size="md" onClick={signOut}>
        No, sign in again
      </Button>
      <Button component={Link} href={paths.start} size="md">
        Yes, continue
      </Button>
    </Notice>
  )
}
