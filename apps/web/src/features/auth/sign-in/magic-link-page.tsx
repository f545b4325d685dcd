import { can } from "@hearthbook/api/permissions"
import type { MagicLinkView } from "@hearthbook/api/schemas/auth"
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
  | { step: "dead" }

/**
 * Trades a magic link for a session. Where somebody else is signed in, it asks first. Without an answer the link may still
 * be good, and is tried again. One that is used or too old leads to the sign-in page, unless somebody is signed in.
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
    let gone = false
    const fail = (cause: unknown) => {
      if (gone) return
      const error = readError(cause)
      noteAuthEvent("magic_link_failed", { code: error.code })
      if (error.status === undefined || error.status >= 500) return setState({ step: "failed", error })
      forgetLinkToken("/magic")
      if (session.read()) setState({ step: "dead" })
      else navigate(loginAfterBadMagicLink, { replace: true })
    }
    const present = session.read()?.user
    if (step === "reading" && present) {
      runOnce(`read magic:${token}`, () => trpcClient.auth.readMagicLink.mutate({ token })).then(
        (link) => gone || setState(link.id === present.id ? { step: "opening" } : { step: "asking", link }),
        fail,
      )
    } else {
      runOnce(`magic:${token}`, () => trpcClient.auth.openMagicLink.mutate({ token })).then((answer) => {
        if (gone) return
        forgetLinkToken("/magic")
        session.signIn({ ...answer, remember: true })
        const isChild = can(answer.user.role, "use_student_area")
        navigate(isChild ? paths.studentPassword : paths.start, { replace: true })
      }, fail)
    }
    return () => {
      gone = true
    }
  }, [token, step, isJoining, navigate])

  if (state.step === "failed") {
    return (
      <Notice user_id={user?.id} title="Signing you in did not work" text={state.error.message}>
        <Button onClick={() => setState({ step: "reading" })}>Try again</Button>
      </Notice>
    )
  }
  if (state.step === "asking") {
    return <ReplaceSession present={user} next={state.link} onReplace={() => setState({ step: "opening" })} />
  }
  if (state.step === "dead" && user) return <SomebodyIsHere id={user.id} name={user.first_name} />
  return (
    <Notice user_id={user?.id} title="Signing you in…" text="This takes a moment.">
      <Loader aria-hidden />
    </Notice>
  )
}

/** On a tablet that is shared, whoever opens a used link need not be the one who is signed in. */
function SomebodyIsHere({ id, name }: { id: string; name: string }) {
  const signOut = useLogout(loginAfterBadMagicLink)
  return (
    <Notice user_id={id} title="This link does not work any more" text={`But ${name} is signed in here. Is that you?`}>
      <Button variant="default" size="md" onClick={signOut}>
        No, sign in again
      </Button>
      <Button component={Link} href={paths.start} size="md">
        Yes, go on
      </Button>
    </Notice>
  )
}
