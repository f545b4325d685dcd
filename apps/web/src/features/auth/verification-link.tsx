import type { UserView } from "@hearthbook/api/schemas/auth"
import { Button, Loader, Stack, Text } from "@mantine/core"
import { useEffect, useEffectEvent, useState } from "react"
import { Link } from "wouter"
import { paths } from "../../lib/paths.ts"
import { readError } from "../../lib/read-error.ts"
import { trpcClient } from "../../lib/trpc.ts"
import { useLoadUser } from "../../lib/use-load-user.ts"
import { runOnce } from "./run-once.ts"

type State = { step: "verifying" } | { step: "verified" } | { step: "failed"; message: string }

/** Uses the mailed link up, and says how that went. */
export function VerificationLink({ token, user, next }: { token: string; user: UserView; next: string }) {
  const loadUser = useLoadUser()
  const [state, setState] = useState<State>({ step: "verifying" })

  const verify = useEffectEvent(async () => {
    await trpcClient.auth.verifyEmail.mutate({ token })
    await loadUser().catch(() => undefined)
  })

  useEffect(() => {
    let gone = false
    runOnce(`verify:${token}`, verify).then(
      () => gone || setState({ step: "verified" }),
      (cause: unknown) => gone || setState({ step: "failed", message: readError(cause).message }),
    )
    return () => {
      gone = true
    }
  }, [token])

  if (state.step === "verifying") {
    return (
      <Stack gap="md" role="status">
        <Text component="h1" className="public-title">
          Verifying your email…
        </Text>
        <Loader aria-hidden />
      </Stack>
    )
  }
  const isVerified = state.step === "verified" || user.email_verified
  return (
    <Stack gap="md" role={isVerified ? "status" : "alert"}>
      <Text component="h1" className="public-title">
        {isVerified ? "Your email is verified" : "This link does not work"}
      </Text>
      <Text>{isVerified ? "Thank you. Nothing else is left to do." : state.step === "failed" && state.message}</Text>
      {isVerified ? (
        <Button component={Link} href={next} size="md">
          Continue
        </Button>
      ) : (
        <Button component={Link} href={paths.verifyEmail} size="md">
          Send a new link
        </Button>
      )}
    </Stack>
  )
}
