import { Alert, Button, Loader, Text } from "@mantine/core"
import type { VerificationView } from "@hearthbook/api/access/auth"
import { useEffect, useEffectEvent, useState } from "react"
import { Link } from "wouter"
import { listOf } from "../../../lib/format.ts"
import { forgetLinkToken } from "../shared/link-token.ts"
import { paths } from "../../../lib/paths.ts"
import { readError, type ReadableError } from "../../../lib/read-error.ts"
import { trpcClient } from "../../../session/client.ts"
import { useLoadUser } from "../../../session/use-load-user.ts"
import { useUser } from "../../../session/use-session.ts"
import { runOnce } from "../shared/run-once.ts"
import { PageMessage } from "../shared/page-message.tsx"
import { Breakable } from "../../../ui/layout/breakable.tsx"

type State =
  | { step: "reading" }
  | { step: "asking"; link: VerificationView; isSending: boolean }
  | { step: "verified"; closed_logins: string[] }
  | { step: "failed"; error: ReadableError }

/**
 * Shows the address that an emailed link verifies for the signed-in user, verifies it on click, and shows the result.
 */
export function VerificationLink({ token, next }: { token: string; next: string }) {
  const loadUser = useLoadUser()
  const [state, setState] = useState<State>({ step: "reading" })
  const isReading = state.step === "reading"

  const fail = useEffectEvent((cause: unknown) => {
    const error = readError(cause)
    if (error.status !== undefined && error.status < 500) forgetLinkToken("/verify-email")
    setState({ step: "failed", error })
  })

  useEffect(() => {
    if (!isReading) return undefined
    let isUnmounted = false
    runOnce(`read verification:${token}`, () => trpcClient.auth.readVerification.mutate({ token })).then(
      (link) => isUnmounted || setState({ step: "asking", link, isSending: false }),
      (cause: unknown) => isUnmounted || fail(cause),
    )
    return () => {
      isUnmounted = true
    }
  }, [token, isReading])

  const confirm = async (link: VerificationView) => {
    setState({ step: "asking", link, isSending: true })
    try {
      const { closed_logins } = await trpcClient.auth.verifyEmail.mutate({ token })
      await loadUser().catch(() => undefined)
      forgetLinkToken("/verify-email")
      setState({ step: "verified", closed_logins })
    } catch (cause) {
      setState({ step: "failed", error: readError(cause) })
    }
  }

  switch (state.step) {
    case "reading":
      return (
        <PageMessage role="status" title="Checking the link…">
          <Loader aria-hidden />
        </PageMessage>
      )
    case "asking":
      return <Question link={state.link} isSending={state.isSending} onConfirm={() => void confirm(state.link)} />
    case "verified":
      return (
        <PageMessage role="status" title="Your email is verified" text="Thank you. You’re all set.">
          <ClosedLogins names={state.closed_logins} />
          <Button component={Link} href={next} size="md">
            Continue
          </Button>
        </PageMessage>
      )
    case "failed":
      return <Failed error={state.error} next={next} onRetry={() => setState({ step: "reading" })} />
  }
}

type QuestionProps = { link: VerificationView; isSending: boolean; onConfirm: () => void }

function Question({ link, isSending, onConfirm }: QuestionProps) {
  const { email, replaces, closed_logins } = link
  const text = replaces
    ? `It replaces ${replaces}: you will sign in with it, and our emails will go there.`
    : "It is the address of your account."
  return (
    <PageMessage title="Confirm this address?">
      <Text size="lg" fw={600} style={{ overflowWrap: "anywhere" }}>
        <Breakable>{email}</Breakable>
      </Text>
      <Text style={{ overflowWrap: "anywhere" }}>{text} Other devices are signed out when you confirm.</Text>
      {closed_logins.length > 0 && (
        <Alert variant="light" color="amber">
          {`The login of ${listOf(closed_logins)} was created on another device before this address was confirmed. It will stop working until you set a new password under Students.`}
        </Alert>
      )}
      <Button size="md" onClick={onConfirm} loading={isSending}>
        Confirm this address
      </Button>
    </PageMessage>
  )
}

function ClosedLogins({ names }: { names: string[] }) {
  if (names.length === 0) return null
  return <Text>{`Set a new password for ${listOf(names)} under Students.`}</Text>
}

type FailedProps = { error: ReadableError; next: string; onRetry: () => void }

function Failed({ error, next, onRetry }: FailedProps) {
  const user = useUser()
  const { message, status } = error
  if (status === undefined || status >= 500) {
    return (
      <PageMessage role="alert" title="Your email could not be verified" text={`${message} The link still works.`}>
        <Button size="md" onClick={onRetry}>
          Try again
        </Button>
      </PageMessage>
    )
  }
  // A link that was opened before has already verified the address.
  return user?.email_verified ? (
    <PageMessage role="status" title="This link no longer works" text={`Your address ${user.email} is confirmed.`}>
      <Button component={Link} href={next} size="md">
        Continue
      </Button>
    </PageMessage>
  ) : (
    <PageMessage role="alert" title="This link does not work" text={message}>
      <Button component={Link} href={paths.verifyEmail} size="md">
        Send a new link
      </Button>
    </PageMessage>
  )
}
