import type { credentials } from "@hearthbook/api/access/auth"
import { Anchor, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useState } from "react"
import { Link, useSearch } from "wouter"
import type { z } from "zod"
import { noteAuthEvent } from "../../../session/auth-log.ts"
import { paths } from "../../../lib/paths.ts"
import { readError } from "../../../lib/read-error.ts"
import { trialClaims } from "../../../lib/site/first-claims.ts"
import { session } from "../../../session/client.ts"
import { trpc } from "../../../api/trpc.ts"
import { ErrorSummary } from "../../../forms/form-messages.tsx"
import { PasswordField } from "../../../ui/inputs/password-field.tsx"
import { SubmitButton } from "../../../ui/inputs/submit-button.tsx"
import { useSave } from "../../../forms/use-save.ts"
import { LoginFailure } from "./login-failure.tsx"
import { LoginNotice } from "./login-notice.tsx"
import { OauthSignIn } from "../oauth/oauth-sign-in.tsx"
import { PublicShell } from "../shared/public-shell.tsx"
import { loginAttempts, useLoginLock } from "./use-login-lock.ts"

/** Seconds to wait if the server refuses more tries without saying for how long. */
const usualWait = 60

/** Loads the validation when the user starts typing, since the first render does not need it. */
const loadChecks = () => import("./check-credentials.ts")

/** The sign-in page. The route guard decides where it leads. */
export default function LoginPage() {
  const search = useSearch()
  const login = trpc.auth.login.useMutation()
  // Attempts are counted by the typed email address, since several people may share a computer.
  const [email, setEmail] = useState("")
  const [remember, setRemember] = useState(true)
  const lock = useLoginLock(email)
  const form = useForm<Required<z.input<typeof credentials>>>({
    mode: "uncontrolled",
    initialValues: { email: "", password: "", remember_me: true },
    validate: async (values) => {
      // If it fails to load, the server validates.
      const checks = await loadChecks().catch(() => null)
      return checks?.checkCredentials(values) ?? {}
    },
    onValuesChange: (values) => {
      setEmail(values.email)
      setRemember(values.remember_me)
      loadChecks().catch(() => undefined)
    },
  })
  const { saving, failure, submit } = useSave({
    form,
    fallback: "An error occurred. Please try again.",
    onSave: async (values) => {
      try {
        const answer = await login.mutateAsync(values)
        loginAttempts.forget(values.email)
        // The route guard then redirects to the page the user came from.
        session.signIn({ ...answer, remember: values.remember_me })
      } catch (cause) {
        noteRefusal(values.email, cause)
        throw cause
      }
    },
  })

  return (
    <PublicShell title="Sign In">
      <Text component="h1" className="public-title">
        Welcome Back!
      </Text>
      <Text c="dimmed" mt={4} mb="lg">
        Sign in to pick up where you left off.
      </Text>
      <LoginNotice hidden={failure !== null} />
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            autoFocus
            key={form.key("email")}
            {...form.getInputProps("email")}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ "aria-label": "Show or hide password" }}
            key={form.key("password")}
            {...form.getInputProps("password")}
          />
          <Group justify="space-between" gap="xs" align="flex-start">
            <Checkbox
              label="Remember me"
              description="Leave this off on a computer you share."
              key={form.key("remember_me")}
              {...form.getInputProps("remember_me", { type: "checkbox" })}
            />
            <Anchor
              component={Link}
              href={search ? `${paths.forgotPassword}?${search}` : paths.forgotPassword}
              size="sm"
              fw={600}
            >
              Forgot password?
            </Anchor>
          </Group>
          <ErrorSummary errors={form.errors} />
          <LoginFailure failure={failure} warning={failure && loginAttempts.warning(email)} lock={lock} />
          <SubmitButton size="md" fullWidth loading={saving} disabled={lock > 0}>
            Sign In
          </SubmitButton>
        </Stack>
      </form>
      <OauthSignIn remember={remember} />
      <Text ta="center" mt="lg">
        New to Hearthbook?{" "}
        <Anchor component={Link} href={search ? `${paths.register}?${search}` : paths.register} fw={600}>
          Start your free trial
        </Anchor>
      </Text>
      <Text ta="center" mt="xs" size="sm" c="dimmed">
        {trialClaims.join(" · ")}
      </Text>
    </PublicShell>
  )
}

/** Counts a failed sign-in and logs its code, never the email address or password. */
function noteRefusal(email: string, cause: unknown): void {
  const { code, retry_after = usualWait } = readError(cause)
  if (code === "INVALID_CREDENTIALS") loginAttempts.noteFailure(email)
  if (code === "RATE_LIMITED") loginAttempts.noteBlock(email, retry_after)
  noteAuthEvent(code === "RATE_LIMITED" ? "sign_in_blocked" : "sign_in_failed", { code })
  console.error("Sign-in failed:", code)
}
