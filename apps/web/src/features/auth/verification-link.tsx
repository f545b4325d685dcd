import { Button, Loader, Stack, Text } from "@mantine/core"
import { useEffect, useEffectEvent, useState, type ReactNode } from "react"
import { Link } from "wouter"
import { paths } from "../../lib/paths.ts"
import { readError, type ReadableError } from "../../lib/read-error.ts"
import { trpcClient } from "../../lib/trpc.ts"
import { useLoadUser } from "../../lib/use-load-user.ts"
import { runOnce } from "./run-once.ts"

type State = { step: "verifying" } | { step: "verified" } | { step: "failed"; error: ReadableError }

/** Uses the mailed link up for whoever is signed in, and says how that went. */
export function VerificationLink({ token, next }: { token: string; next: string }) {
  const loadUser = useLoadUser()
  const [state, setState] = useState<State>({ step: "verifying" })
  const isVerifying = state.step === "verifying"

  const verify = useEffectEvent(async () => {
    try {
      await trpcClient.auth.verifyEmail.mutate({ token })
      await loadUser().catch(() => undefined)
    } catch (cause) {
      // A link that was opened before has done its work: what counts is whether the address is verified.
      const verified = await loadUser().then(
        ({ email_verified }) => email_verified,
        () => false,
      )
      if (!verified) throw cause
    }
  })

  useEffect(() => {
    if (!isVerifying) return undefined
    let gone = false
    runOnce(`verify:${token}`, verify).then(
      () => gone || setState({ step: "verified" }),
      (cause: unknown) => gone || setState({ step: "failed", error: readError(cause) }),
    )
    return () => {
      gone = true
    }
  }, [token, isVerifying])

  if (state.step === "verifying") {
    return (
      <Outcome role="status" title="Verifying your email…">
        <Loader aria-hidden />
      </Outcome>
    )
  }
  if (state.step === "verified") {
    return (
      <Outcome role="status" title="Your email is verified" text="Thank you. Nothing else is left to do.">
        <Button component={Link} href={next} size="md">
          Continue
        </Button>
      </Outcome>
    )
  }
  const { message, status } = state.error
  if (status === undefined || status >= 500) {
    return (
      <Outcome role="alert" title="Your email could not be verified" text={`${message} The link is still good.`}>
        <Button size="md" onClick={() => setState({ step: "verifying" })}>
          Try again
        </Button>
      </Outcome>
    )
  }
  return (
    <Outcome role="alert" title="This link does not work" text={message}>
      <Button component={Link} href={paths.verifyEmail} size="md">
        Send a new link
      </Button>
    </Outcome>
  )
}

type OutcomeProps = { role: "status" | "alert"; title: string; text?: string; children: ReactNode }

function Outcome({ role, title, text, children }: OutcomeProps) {
  return (
    <Stack gap="md" role={role}>
      <Text component="h1" className="public-title">
        {title}
      </Text>
      {text && <Text>{text}</Text>}
      {children}
    </Stack>
  )
}
