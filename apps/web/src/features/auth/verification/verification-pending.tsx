import type { UserView } from "@hearthbook/api/access/auth"
import { Alert, Anchor, Button, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { useLocation } from "wouter"
import { readError } from "../../../lib/read-error.ts"
import { useLoadUser } from "../../../session/use-load-user.ts"
import { useLogout } from "../../../session/sign-out/use-logout.ts"
import { SaveFailure } from "../../../forms/form-messages.tsx"
import { useResendVerification } from "./use-resend-verification.ts"
import { useCountdown } from "../shared/use-countdown.ts"
import { Breakable } from "../../../ui/layout/breakable.tsx"

const waitToResend = 60

/** Shown after the verification email is sent: resend it, continue once the link was opened, or sign out. */
export function VerificationPending({ user, next }: { user: UserView; next: string }) {
  const [, navigate] = useLocation()
  const logout = useLogout()
  const loadUser = useLoadUser()
  const [left, begin] = useCountdown(waitToResend)
  const { resend, sending, failure } = useResendVerification(begin)
  const [notYet, setNotYet] = useState<string | null>(null)
  const [looking, setLooking] = useState(false)

  const goOn = async () => {
    setLooking(true)
    setNotYet(null)
    try {
      const { email_verified, email_verification_required } = await loadUser()
      if (email_verified || !email_verification_required) navigate(next)
      else setNotYet("Your email is not verified yet. Open the link in the email, then continue here.")
    } catch (cause) {
      setNotYet(readError(cause).message)
    } finally {
      setLooking(false)
    }
  }

  return (
    <Stack gap="md">
      <div>
        <Text component="h1" className="public-title">
          Check your email
        </Text>
        <Text mt="xs" style={{ overflowWrap: "anywhere" }}>
          We sent a link to <Breakable>{user.email}</Breakable>. Open it to confirm that this address is yours.
        </Text>
      </div>
      <Text c="dimmed">Nothing after a few minutes? Check your spam folder, or send it again.</Text>
      <SaveFailure failure={failure} />
      {notYet && (
        <Alert variant="light" color="amber" role="status">
          {notYet}
        </Alert>
      )}
      <Button size="md" onClick={goOn} loading={looking}>
        Continue
      </Button>
      <Button variant="default" size="md" onClick={resend} loading={sending} disabled={left > 0}>
        {left > 0 ? `Resend email in ${left} s` : "Resend email"}
      </Button>
      <Text ta="center" mt="xs">
        <Anchor component="button" type="button" fw={600} onClick={logout}>
          Log out
        </Anchor>
      </Text>
    </Stack>
  )
}
