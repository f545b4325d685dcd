import { passwordProblems } from "@hearthbook/core/permissions/password-rules"
import { Alert, Anchor, Button, Stack, Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useEffect, useState } from "react"
import { Link, Redirect, useLocation, useSearch } from "wouter"
import { noteAuthEvent } from "../../../session/auth-log.ts"
import { forgetLinkToken, useLinkToken } from "../shared/link-token.ts"
import { paths } from "../../../lib/paths.ts"
import { readError } from "../../../lib/read-error.ts"
import { session } from "../../../session/client.ts"
import { trpc } from "../../../api/trpc.ts"
import { NewPasswordField } from "../../../entities/user/new-password-field.tsx"
import { PasswordField } from "../../../ui/inputs/password-field.tsx"
import { adultPasswordHint } from "../../../entities/user/password-strength.ts"
import { AccessForm } from "../shared/access-form.tsx"
import { PublicShell } from "../shared/public-shell.tsx"

/** Milliseconds. */
const redirectAfter = 3000

/** The second step of a password reset, opened from the emailed link. Without a token, redirects to the first step. */
export default function ResetPasswordPage() {
  const search = useSearch()
  const token = useLinkToken("/reset-password", new URLSearchParams(search).get("token"), search)
  const [done, setDone] = useState(false)
  const [badLink, setBadLink] = useState<string | null>(null)
  if (!token) return <Redirect to={paths.forgotPassword} replace />
  return (
    <PublicShell title="Reset Password">
      {done ? (
        <ResetDone />
      ) : badLink ? (
        <BadLink message={badLink} />
      ) : (
        <ResetForm token={token} onDone={() => setDone(true)} onBadLink={setBadLink} />
      )}
    </PublicShell>
  )
}

type FormProps = { token: string; onDone: () => void; onBadLink: (message: string) => void }

function ResetForm({ token, onDone, onBadLink }: FormProps) {
  const confirm = trpc.auth.confirmPasswordReset.useMutation()
  const [isValid, setValid] = useState(false)
  const [differ, setDiffer] = useState(false)
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { password: "", repeated: "" },
    validate: {
      password: (password) => (passwordProblems(password).length > 0 ? "Password does not meet requirements" : null),
    },
    onValuesChange: ({ password }) => {
      setValid(passwordProblems(password).length === 0)
      setDiffer(false)
    },
  })

  const save = async ({ password, repeated }: { password: string; repeated: string }) => {
    setDiffer(password !== repeated)
    if (password !== repeated) return
    try {
      await confirm.mutateAsync({ token, password })
    } catch (cause) {
      const { code, message } = readError(cause)
      if (code !== "TOKEN_INVALID" && code !== "TOKEN_EXPIRED") throw cause
      forgetLinkToken("/reset-password")
      return onBadLink(message)
    }
    forgetLinkToken("/reset-password")
    noteAuthEvent("password_reset")
    // The reset has ended all sessions, so the stored one is useless.
    session.signOut()
    onDone()
  }

  return (
    <AccessForm
      title="Choose a new password"
      intro="You’ll be signed out everywhere, and sign in with it from now on."
      saveLabel="Reset Password"
      disabled={!isValid}
      form={form}
      onSave={save}
    >
      <NewPasswordField
        label="New password"
        hint={adultPasswordHint}
        problemsOf={passwordProblems}
        key={form.key("password")}
        input={form.getInputProps("password")}
        autoFocus
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ "aria-label": "Show or hide confirmed password" }}
        key={form.key("repeated")}
        {...form.getInputProps("repeated")}
      />
      {differ && (
        <Alert variant="light" color="error" role="alert">
          Passwords do not match
        </Alert>
      )}
    </AccessForm>
  )
}

function ResetDone() {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = window.setTimeout(() => navigate(paths.login, { replace: true }), redirectAfter)
    return () => window.clearTimeout(timer)
  }, [navigate])
  return (
    <Stack gap="md" role="status">
      <Text component="h1" className="public-title">
        Password Reset Successful!
      </Text>
      <Text>Taking you to the sign-in page.</Text>
      <Anchor component={Link} href={paths.login} fw={600}>
        Sign in now
      </Anchor>
    </Stack>
  )
}

function BadLink({ message }: { message: string }) {
  return (
    <Stack gap="md" role="alert">
      <Text component="h1" className="public-title">
        This link does not work
      </Text>
      <Text>{message}</Text>
      <Button component={Link} href={paths.forgotPassword} size="md">
        Send a new link
      </Button>
    </Stack>
  )
}
